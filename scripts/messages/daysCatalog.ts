import { TYPE } from '@formatjs/icu-messageformat-parser';
import { type Day, factsByTopic } from '../../src/content/dueDiligence';
import { formatTag, type Locale } from '../../src/i18n/locales';
import type { Catalog } from './catalogs';

const namedDays: readonly Day[] = factsByTopic().flatMap(({ fact: { asOf, validUntil } }) =>
  validUntil === 'siteChanges' ? [asOf] : [asOf, validUntil],
);

/**
 * The days of the records as messages of a language, `day.2026-11-22`. The build writes them, because a browser may write a date
 * differently from Node, and the first render must be the same in both.
 */
export function daysCatalog(locale: Locale): Catalog {
  const written = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const texts = new Map(namedDays.map((day) => [`day.${day}`, written.format(new Date(day))]));
  return {
    name: 'days',
    file: 'src/content/dueDiligence.ts',
    prefix: 'day.',
    entries: new Map([...texts].map(([id, value]) => [id, [{ type: TYPE.literal, value }]])),
    texts,
    descriptions: new Map(),
    lines: new Map(),
    open: new Set(),
  };
}
