import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from 'react-intl';
import { type Facts, facts as knownFacts } from '../../src/content/facts';
import { formatTag, type Locale } from '../../src/i18n/locales';
import type { BuildSettings } from '../settings/settings';

type Elements = readonly MessageFormatElement[];

/** Puts the facts into one compiled message. */
export type InlineFacts = (message: Elements) => MessageFormatElement[];

/** Every fact of a build: the facts of the content, the contact address (`email`), and the host that counts visits (`statistics`). */
export function factsOf({ contactEmail, statistics }: BuildSettings): Facts {
  const counting = statistics === undefined ? {} : { statistics: new URL(statistics.host).host };
  return { ...knownFacts, email: contactEmail, ...counting };
}

function joinLiterals(elements: Elements): MessageFormatElement[] {
  const joined: MessageFormatElement[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (element.type === TYPE.literal && last?.type === TYPE.literal) {
      joined[joined.length - 1] = { type: TYPE.literal, value: last.value + element.value };
    } else joined.push(element);
  }
  return joined;
}

/**
 * Puts facts into the compiled messages of a language as formatted text, so browsers get neither the facts nor their plurals and format
 * no number for the first render. Other placeholders stay. Throws if a plural depends on a fact that is not a number.
 */
export function factInliner(locale: Locale, facts: Facts): InlineFacts {
  const tag = formatTag(locale);
  const cache = createIntlCache();
  const { formatters } = createIntl({ locale: tag }, cache);

  function written(element: MessageFormatElement): string {
    const intl = createIntl(
      {
        locale: tag,
        messages: { fact: [element] },
        onError: (error) => {
          throw error;
        },
      },
      cache,
    );
    return intl.formatMessage({ id: 'fact' }, { ...facts });
  }

  function formOf({ value: name, options, offset, pluralType }: PluralElement): { form: Elements; count: number } {
    const value = facts[name];
    if (typeof value !== 'number') throw new Error(`{${name}} is no number, so it has no plural`);
    const count = value - offset;
    const rule = formatters.getPluralRules(tag, { type: pluralType ?? 'cardinal' }).select(count);
    const option = options[`=${value}`] ?? options[rule] ?? options['other'];
    if (option === undefined) throw new Error(`{${name}} has no plural form "other"`);
    return { form: option.value, count };
  }

  function inline(elements: Elements, count?: number): MessageFormatElement[] {
    return joinLiterals(
      elements.flatMap((element): Elements => {
        const text = (value: string): Elements => [{ type: TYPE.literal, value }];
        if (element.type === TYPE.literal) return [element];
        if (element.type === TYPE.pound) {
          return count === undefined ? [element] : text(formatters.getNumberFormat(tag).format(count));
        }
        if (element.type === TYPE.tag) return [{ ...element, children: inline(element.children, count) }];
        const isFact = element.value in facts;
        if (element.type === TYPE.plural && isFact) {
          const { form, count: its } = formOf(element);
          return inline(form, its);
        }
        if (element.type === TYPE.select && isFact) {
          return inline(
            (element.options[String(facts[element.value])] ?? element.options['other'])?.value ?? [],
            count,
          );
        }
        if (element.type === TYPE.plural || element.type === TYPE.select) {
          const inner = element.type === TYPE.plural ? undefined : count;
          const options = Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: inline(option.value, inner) },
          ]);
          return [{ ...element, options: Object.fromEntries(options) as typeof element.options }];
        }
        return isFact ? text(written(element)) : [element];
      }),
    );
  }

  return (message) => inline(message);
}
