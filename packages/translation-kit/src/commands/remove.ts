import { rmSync } from 'node:fs';
import path from 'node:path';
import { sourceLocale } from '../catalogs/catalog';
import type { Project } from '../project';
import { readLocales, writeLocales } from './locales';
import { type Options, UsageError } from './options';

/** Removes languages: their lines in the list, words, glossaries and ledgers. Throws a UsageError for an unknown one. */
export function removeLocale({ folder, localesFile }: Project, { words: tags }: Options): void {
  if (tags.length === 0) throw new UsageError('Name the language: npm run locales -- remove de');
  for (const tag of tags) {
    const known = readLocales(localesFile);
    if (tag === sourceLocale) throw new UsageError(`${tag} is the source of all translations: it cannot be removed.`);
    if (!Object.hasOwn(known, tag)) {
      throw new UsageError(`"${tag}" is not a language of the site. There are: ${Object.keys(known).join(', ')}.`);
    }
    writeLocales(localesFile, Object.fromEntries(Object.entries(known).filter(([other]) => other !== tag)));
    for (const name of [tag, `glossaries/${tag}.json`, `ledgers/${tag}.jsonl`]) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
  console.log('Removed. npm run check reports other references to it.');
}
