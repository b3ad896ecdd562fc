import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { sourceLocale } from '../catalogs/catalog';
import type { Project } from '../project';
import { readLocales, writeLocales } from './locales';
import { type Options, UsageError } from './options';

/** The exceptions of allowed.json without those of a language. */
function withoutLocale(json: string, tag: string): string {
  const { dismissed } = JSON.parse(json) as { dismissed: readonly { locale: string }[] };
  // From the last to the first, since each removal moves the entries after it.
  const entries = [...dismissed.keys()].filter((at) => dismissed[at]?.locale === tag).toReversed();
  const places: JSONPath[] = [...entries.map((at) => ['dismissed', at]), ['sameAsSource', tag]];
  return places.reduce((rest, place) => applyEdits(rest, modify(rest, place, undefined, {})), json);
}

/** Removes languages: their lines in the list, words, glossaries, ledgers and exceptions. Throws a UsageError for an unknown one. */
export function removeLocale({ folder, localesFile }: Project, { words: tags }: Options): void {
  if (tags.length === 0) throw new UsageError('Name the language: npm run locales -- remove de');
  for (const tag of tags) {
    const known = readLocales(localesFile);
    if (tag === sourceLocale) throw new UsageError(`${tag} is the source of all translations: it cannot be removed.`);
    if (!Object.hasOwn(known, tag)) {
      throw new UsageError(`"${tag}" is not a language of the site. There are: ${Object.keys(known).join(', ')}.`);
    }
    writeLocales(localesFile, Object.fromEntries(Object.entries(known).filter(([other]) => other !== tag)));
    const allowed = path.join(folder, 'allowed.json');
    if (existsSync(allowed)) writeFileSync(allowed, withoutLocale(readFileSync(allowed, 'utf8'), tag));
    for (const name of [tag, `glossaries/${tag}.json`, `ledgers/${tag}.jsonl`]) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  }
  console.log(
    'Removed. npm run content:prune -- --write removes what is stored in it; npm run check names what else refers to it.',
  );
}
