import { sourceLocale } from '../../../src/i18n/locales';
import type { Problem } from './problem';

/** Rules that judge words, and may be wrong in a single message; the others name what would break the page. */
export const dismissible = [
  'capitals',
  'characters',
  'consistency',
  'direction',
  'ending',
  'figure',
  'glossary',
  'html',
  'language',
  'negation',
  'punctuation',
  'qualifier',
  'quotes',
  'script',
  'spacing',
  'span',
  'tagWords',
  'twice',
  'words',
] as const satisfies readonly Problem['rule'][];

/** A finding that is not so, in one message, with the reason; where it is written down. */
export interface Dismissal {
  /** `*` is every language, such as for the number of a house. */
  locale: string;
  key: string;
  rule: (typeof dismissible)[number];
  /** Words of the finding, where the message has others of the same rule that are meant to stay. */
  about?: string | undefined;
  reason: string;
  file: string;
  line: number;
}

const isMeant = ({ key, rule, about = '' }: Dismissal, problem: Problem) =>
  key === problem.key && rule === problem.rule && problem.reason.includes(about);

/** The problems of a language without those that were dismissed, and the dismissals that dismiss nothing. */
export function withoutDismissed(
  problems: readonly Problem[],
  dismissals: readonly Dismissal[],
  locale: string,
): Problem[] {
  const own = dismissals.filter((dismissal) => dismissal.locale === locale || dismissal.locale === '*');
  // A translation that is still to come has nothing to dismiss: one for every language is judged by the source.
  const judged = own.filter((dismissal) => dismissal.locale === locale || locale === sourceLocale);
  const idle = judged.filter((dismissal) => !problems.some((problem) => isMeant(dismissal, problem)));
  return [
    ...problems.filter((problem) => !own.some((dismissal) => isMeant(dismissal, problem))),
    ...idle.map(({ file, line, key, rule }): Problem => ({
      file,
      line,
      key,
      rule: 'dismissed',
      reason: `nothing of the rule “${rule}” is found in this message (${locale})`,
      mend: 'remove this entry of "dismissed"',
    })),
  ];
}
