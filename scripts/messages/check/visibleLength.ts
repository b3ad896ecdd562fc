import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from 'react-intl';
import { facts } from '../../../src/content/facts';
import { type Elements, variants } from './elements';

const cache = createIntlCache();

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
    const intl = createIntl({ locale, messages: { fact: [element] } }, cache);
    return { type: TYPE.literal, value: intl.formatMessage({ id: 'fact' }, { ...facts }) };
  });
}

/**
 * How many characters of a message a visitor sees: without tags, with facts put in, and of a plural or select the longest form.
 * A placeholder that only the page can fill counts as it is written, such as {name}, and the number of a plural as three characters.
 */
export function visibleLength(elements: Elements, locale: string): number {
  return Math.max(...variants(withFacts(elements, locale)).map((form) => Array.from(form).length));
}
