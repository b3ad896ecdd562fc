import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceLocale } from '../catalogs/catalog';
import { catalogNames } from '../catalogs/readCatalogs';
import type { Project } from '../project';
import { type ListedLocales, readLocales, writeLocales } from './locales';
import { type Options, UsageError } from './options';

/** Scripts that run from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** A language tag in its canonical form: `PT-br` is `pt-BR`. */
function canonicalTag(wanted: string): string {
  const example = 'such as de, fr-CA or zh-Hant';
  if (wanted === '') throw new UsageError(`Name the language: npm run locales -- add <code>, with a code ${example}.`);
  try {
    const [tag] = Intl.getCanonicalLocales(wanted);
    const isNamed = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag ?? '') !== undefined;
    if (tag !== undefined && isNamed) return tag;
  } catch {
    // The text does not have the format of a code.
  }
  throw new UsageError(`"${wanted}" is no code of a language. Use a BCP 47 tag ${example}.`);
}

/** The site's facts about a language. Throws a UsageError if JavaScript does not know its plurals and numbers. */
function factsOf(tag: string) {
  if (Intl.PluralRules.supportedLocalesOf([tag]).length === 0) {
    throw new UsageError(`"${tag}" is a language whose plurals and numbers JavaScript does not know.`);
  }
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return {
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    prefix: `/${tag.toLowerCase()}`,
    direction: rightToLeft.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr',
  };
}

/** A catalog with every key of the source, in its order, and empty texts. */
function workListOf(source: string): string {
  const keys = Object.keys(JSON.parse(source) as object);
  return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, { defaultMessage: '' }])), null, 2)}\n`;
}

/** Writes a language's files. The list of languages is last, so that a failure does not add half of a language. */
function writeLanguage({ folder, localesFile }: Project, tag: string, listed: ListedLocales): void {
  try {
    for (const name of catalogNames(sourceLocale, folder)) {
      const file = path.join(folder, tag, `${name}.json`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, workListOf(readFileSync(path.join(folder, sourceLocale, `${name}.json`), 'utf8')));
    }
    writeLocales(localesFile, listed);
  } catch (error) {
    rmSync(path.join(folder, tag), { recursive: true, force: true });
    throw error;
  }
}

/** Adds a language with empty texts, with which the site builds. A UsageError comes before it writes anything. */
export function addLocale(project: Project, { words: [wanted = ''] }: Options): void {
  const tag = canonicalTag(wanted);
  const { localesFile } = project;
  const folder = `${project.folder}/${tag}`;
  const known = readLocales(localesFile);
  if (tag in known) throw new UsageError(`"${tag}" is a language of the site already (${localesFile}).`);
  if (existsSync(folder)) {
    throw new UsageError(`${folder}/ exists, but ${localesFile} does not have "${tag}": move the folder away first.`);
  }
  const added = factsOf(tag);
  writeLanguage(project, tag, { ...known, [tag]: added });
  console.log(
    [
      `${added.name} (${tag}) is a language of the site, at ${added.prefix}. It shows English until its messages are translated.`,
      `Check its line in ${localesFile}: its name in its own language, and its direction.`,
      'Next steps (locales/README.md):',
      `  1. Translate, common.json first: npm run dev and http://localhost:3000${added.prefix}?messages, the files in ${folder}/,`,
      `     or a translation tool with npm run locales -- export ${tag}.`,
      `  2. npm run locales -- check finds mistakes, npm run locales -- record writes the ledger.`,
      `  3. Terms of the trade: ${project.folder}/glossaries/${tag}.json, like those of the other languages.`,
    ].join('\n'),
  );
}
