import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceLocale } from '../../src/i18n/locales';
import type { LocaleFacts } from '../../src/i18n/pseudoLocales';
import { filesBelow } from '../files/filesBelow';

type Facts = Record<string, LocaleFacts>;

const factsFile = 'src/i18n/locales.json';
const glossaries = 'locales/glossaries';

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Something that whoever asks for a language can mend: its message says how. */
class Refusal extends Error {}

/** A language tag as it is written everywhere: `PT-br` is `pt-BR`. */
function canonicalTag(asked: string): string {
  const example = 'such as de, fr-CA or zh-Hant';
  if (asked === '') throw new Refusal(`Say which language: npm run locales:add <code>, with a code ${example}.`);
  try {
    const [tag] = Intl.getCanonicalLocales(asked);
    const isNamed = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag ?? '') !== undefined;
    if (tag !== undefined && isNamed) return tag;
  } catch {
    // Not written like a code at all.
  }
  throw new Refusal(`"${asked}" is no code of a language. It is a BCP 47 tag ${example}.`);
}

/** What the site has to know of a language. Throws a Refusal for one whose plurals and numbers JavaScript does not know. */
function factsOf(tag: string): LocaleFacts {
  if (Intl.PluralRules.supportedLocalesOf([tag]).length === 0) {
    throw new Refusal(`"${tag}" is a language whose plurals and numbers JavaScript does not know.`);
  }
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { script } = new Intl.Locale(tag).maximize();
  return {
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    prefix: `/${tag.toLowerCase()}`,
    direction: rightToLeft.has(script ?? '') ? 'rtl' : 'ltr',
  };
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A catalog with every key of the source's and no text yet: what is to be translated, in the order of the source. */
function workListOf(source: string): Record<string, { defaultMessage: string }> {
  const keys = Object.keys(JSON.parse(source) as object);
  return Object.fromEntries(keys.map((key) => [key, { defaultMessage: '' }]));
}

/** Writes a language's files, the list of languages last, so that it is there as a whole or not at all. */
function writeLanguage(tag: string, facts: Facts): void {
  const folder = path.join('locales', tag);
  const glossary = path.join(glossaries, `${tag}.json`);
  const ownGlossary = !existsSync(glossary);
  try {
    for (const name of filesBelow(path.join('locales', sourceLocale))) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, jsonOf(workListOf(readFileSync(path.join('locales', sourceLocale, name), 'utf8'))));
    }
    if (ownGlossary) {
      mkdirSync(glossaries, { recursive: true });
      writeFileSync(glossary, jsonOf({ review: 'awaiting review by a native speaker', style: [], terms: [] }));
    }
    const lines = Object.entries(facts).map(([code, fact]) => {
      const members = Object.entries(fact).map(([key, value]) => `"${key}": ${JSON.stringify(value)}`);
      return `  ${JSON.stringify(code)}: { ${members.join(', ')} }`;
    });
    writeFileSync(factsFile, `{\n${lines.join(',\n')}\n}\n`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (ownGlossary) rmSync(glossary, { force: true });
    throw error;
  }
}

/** Adds a language that builds at once, with every word still to be translated. Throws a Refusal before anything is written. */
function addLocale(asked: string): void {
  const tag = canonicalTag(asked);
  const facts = JSON.parse(readFileSync(factsFile, 'utf8')) as Facts;
  if (tag in facts) throw new Refusal(`"${tag}" is a language of the site already (${factsFile}).`);
  const folder = `locales/${tag}`;
  if (existsSync(folder)) {
    throw new Refusal(
      `${folder}/ is there already, though ${factsFile} does not have "${tag}": move the folder away first.`,
    );
  }
  const added = factsOf(tag);
  writeLanguage(tag, { ...facts, [tag]: added });
  console.log(
    [
      `${added.name} (${tag}) is a language of the site, at ${added.prefix}. Until its messages are translated, it shows the English ones.`,
      'What comes next:',
      `  1. npm run dev, then http://localhost:3000${added.prefix}?messages: click a text and write its translation. Begin with the menu`,
      '     and footer (common.json): every page needs them.',
      `     Or write between the empty quotes of the files in ${folder}/: they have every key, and locales/${sourceLocale}/ has the English.`,
      `     Or use a translation tool: npm run locales:export -- ${tag}, then npm run locales:import -- ${tag}.po.`,
      `  2. Put the words that must always be the same into ${glossaries}/${tag}.json.`,
      '  3. npm run locales:check tells what is wrong and how much is done; npm run locales:record writes down what is new.',
      `  4. npm run locales:review -- ${tag} walks through what needs a review.`,
      'A page is told to search engines as soon as its messages, and those of common.json, are complete but for a twentieth.',
      `Look through the line of "${tag}" in ${factsFile}: how the language calls itself, and its direction.`,
    ].join('\n'),
  );
}

try {
  addLocale(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
