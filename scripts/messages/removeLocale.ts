import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UsageError } from '@nine-blocks/built-site/options';
import { sourceLocale } from '../../src/i18n/locales';
import { withoutLines } from '../content/sourceEntries';

const factsFile = 'src/i18n/locales.json';
const allowedFile = 'locales/allowed.json';

/** Removes a language: its line in the list, its words, its glossary, its ledger, and what was dismissed for it. Throws a UsageError for one that is none. */
export function removeLocale(tag: string): void {
  const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Record<string, unknown>;
  if (tag === sourceLocale) throw new UsageError(`${tag} is the source of all words: it can be changed, not removed.`);
  if (!Object.hasOwn(facts, tag)) {
    throw new UsageError(`"${tag}" is no language of the site; there are ${Object.keys(facts).join(', ')}.`);
  }
  writeFileSync(factsFile, withoutLines(readFileSync(factsFile, 'utf8'), new RegExp(`^ {2}"${tag}": .*\\n`, 'gm')));
  const allowed = readFileSync(allowedFile, 'utf8');
  const ofLanguage = new RegExp(`^ {4}(?:"${tag}": \\[[^\\]]*\\],?|\\{ "locale": "${tag}",.*)\\n`, 'gm');
  writeFileSync(allowedFile, withoutLines(allowed, ofLanguage));
  for (const path of [`locales/${tag}`, `locales/glossaries/${tag}.json`, `locales/ledgers/${tag}.jsonl`]) {
    if (existsSync(path)) rmSync(path, { recursive: true });
  }
}
