import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from 'react-intl';
import { type Elements, variants } from '../catalogs/elements';
import type { Project } from '../project';

/** The largest length that a name counts, because limits are for the words around it. */
const longestName = 12;

const cache = createIntlCache();

/** A fact in its format, such as 80%. */
function shownFact(element: MessageFormatElement, locale: string, { facts }: Project): string {
  return createIntl({ locale, messages: { fact: [element] } }, cache).formatMessage({ id: 'fact' }, { ...facts });
}

/** Replaces facts by their visible text, such as 80% for the share of senior engineers. */
function withFacts(elements: Elements, locale: string, project: Project): MessageFormatElement[] {
  return elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.tag) return { ...element, children: withFacts(element.children, locale, project) };
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.fromEntries(
        Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: withFacts(option.value, locale, project) },
        ]),
      );
      return { ...element, options };
    }
    if (!('value' in element) || element.type === TYPE.literal) return element;
    if (!Object.hasOwn(project.facts, element.value)) return element;
    const shown = shownFact(element, locale, project);
    return { type: TYPE.literal, value: element.value in project.names ? shown.slice(0, longestName) : shown };
  });
}

/**
 * The number of visible characters of a message: without tags, with facts, and with the longest form of each plural or select. Other placeholders
 * count with their own characters, such as {name}, and the number of a plural counts as three characters.
 */
export function visibleLength(elements: Elements, locale: string, project: Project): number {
  return Math.max(...variants(withFacts(elements, locale, project)).map((form) => Array.from(form).length));
}
