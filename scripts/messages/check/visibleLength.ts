import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from 'react-intl';
import { facts } from '../../../src/content/facts';
import { personNames } from '../../../src/content/personNames';
import { type Elements, variants } from './elements';
import { memo } from './memo';

const cache = createIntlCache();

/** Names are the owner's: a limit is for the words around them, so a longer one counts as no more characters than this. */
const longestName = 12;
const names = new Set(['company', 'product', ...Object.keys(personNames)]);

/** A fact as a visitor reads it, from the language and its element as JSON: few facts stand in very many messages. */
const shownFact = memo((key: string) => {
  const end = key.indexOf(' ');
  const element = JSON.parse(key.slice(end)) as MessageFormatElement;
  const intl = createIntl({ locale: key.slice(0, end), messages: { fact: [element] } }, cache);
  return intl.formatMessage({ id: 'fact' }, { ...facts });
});

/** The elements with facts as a visitor reads them, such as 80% for the share of senior engineers. */
function withFacts(elements: Elements, locale: string): MessageFormatElement[] {
  return elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.tag) return { ...element, children: withFacts(element.children, locale) };
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: withFacts(option.value, locale) },
        ]),
      );
      return { ...element, options };
    }
    if (!('value' in element) || element.type === TYPE.literal || !Object.hasOwn(facts, element.value)) return element;
    const shown = shownFact(`${locale} ${JSON.stringify(element)}`);
    return { type: TYPE.literal, value: names.has(element.value) ? shown.slice(0, longestName) : shown };
  });
}

/**
 * How many characters of a message a visitor sees: without tags, with facts put in, and of a plural or select the longest form.
 * A placeholder that only the page can fill counts as it is written, such as {name}, and the number of a plural as three characters.
 */
export function visibleLength(elements: Elements, locale: string): number {
  return Math.max(...variants(withFacts(elements, locale)).map((form) => Array.from(form).length));
}
