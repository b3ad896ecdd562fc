import { literals } from '../elements';
import { languageFacts } from '../languages/languageFacts';
import type { MessageRule } from '../message';
import { excerpt } from '../say';

/** Sentences that the source denies and a translation does not: “We do not sell personal data.” */
export const negationRule: MessageRule = ({ elements, source, locale }) => {
  const [theirs, ours] = [languageFacts('en').negations, languageFacts(locale).negations];
  if (source === undefined || theirs === undefined || ours === undefined) return [];
  const denied = theirs.exec(literals(source.elements).join(' '))?.[0];
  if (denied === undefined || ours.test(literals(elements).join(' '))) return [];
  return [
    {
      rule: 'negation',
      reason: `has no word for the “${denied}” of the source: “${excerpt(source.text, 120)}”`,
      mend: 'deny what the source denies; where other words say so, dismiss this with the reason',
    },
  ];
};
