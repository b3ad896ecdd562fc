import { figures } from '../../src/content/figures';
import { sourceLocale } from '../../src/i18n/locales';
import { below, type Leftover, read } from './leftover';
import { withoutDismissal, withoutEntry } from './sourceEntries';

/** Figures that no text says any more, and findings that were dismissed of messages that are gone. */
export function leftoverSayings(): Leftover[] {
  const catalogs = below(`locales/${sourceLocale}`).map(read);
  const messages = new Set(catalogs.flatMap((catalog) => Object.keys(JSON.parse(catalog) as object)));
  const texts = catalogs.join('\n');
  const { dismissed } = JSON.parse(read('locales/allowed.json')) as { dismissed: readonly { key: string }[] };
  const gone = new Set(dismissed.map(({ key }) => key).filter((key) => !messages.has(key)));
  return [
    ...Object.keys(figures)
      .filter((name) => !new RegExp(`\\{${name}\\b`).test(texts))
      .map((name) => ({
        file: 'src/content/figures.ts',
        part: { name, drop: (text: string) => withoutEntry(text, 'figures', name) },
        because: 'no text says it',
      })),
    ...[...gone].map((key) => ({
      file: 'locales/allowed.json',
      part: { name: key, drop: (text: string) => withoutDismissal(text, key) },
      because: 'there is no such message',
    })),
  ];
}
