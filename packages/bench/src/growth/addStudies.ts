import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltSite } from '@nine-blocks/built-site/readSite';

/*
 * How a case study is written down in this project: its record, its catalogs, its pictures. Of all that the bench does, this alone knows
 * the project's files.
 */

/** Ten more of each study: more than 700 pages. Consonants, since a vowel is a word of some languages. */
const marks = ['b', 'c', 'd', 'f', 'g', 'h', 'j', 'k', 'm', 'n'] as const;

const listFile = 'src/content/caseStudies.ts';
const recordsFolder = 'src/content/case-studies';
const recordsFile = `${recordsFolder}/records.ts`;

/** Messages that must differ from page to page: search results and share pictures show them. */
const unique = /\.(?:card\.title|meta\.title|meta\.description)$/;

interface CatalogMessage {
  defaultMessage: string;
  description?: string;
}

/** A study's entry in the list under another slug and id, with the same tags. */
function entryLike(list: string, slug: string, mark: string): string {
  const entry = new RegExp(`^  '?${slug}'?: \\{[\\s\\S]*?\\},\\n`, 'm').exec(list)?.[0];
  if (entry === undefined) throw new Error(`${listFile} has no ${slug}`);
  return entry.replace(/^ {2}[^:]*/, `  '${slug}-${mark}'`).replace(/\bid: '(\w+)'/, `id: '$1${mark}'`);
}

/** A text that no other page has, by a letter before its last mark of punctuation. */
const toldApart = (text: string, mark: string) => text.replace(/(?=[.!?؟…”»]*$)/u, ` ${mark.toUpperCase()}`);

/** A study's catalog under another slug, with titles of its own and room for them. */
export function catalogLike(catalog: string, slug: string, mark: string): string {
  const messages = JSON.parse(catalog.replaceAll(`"caseStudy.${slug}.`, `"caseStudy.${slug}-${mark}.`)) as Record<
    string,
    CatalogMessage
  >;
  for (const [key, message] of Object.entries(messages)) {
    if (!unique.test(key)) continue;
    message.defaultMessage = toldApart(message.defaultMessage, mark);
    if (message.description !== undefined) {
      message.description = message.description.replace(/At most (\d+)/, (_, most) => `At most ${Number(most) + 2}`);
    }
  }
  return `${JSON.stringify(messages, null, 2)}\n`;
}

/** Every study's pictures, covers and drawn screens, once more under each new slug. */
function copyPictures(folder: string, slugs: readonly string[]): void {
  const longestFirst = slugs.toSorted((a, b) => b.length - a.length);
  for (const kind of ['covers', 'screens']) {
    const pictures = path.join(folder, 'public/images', kind);
    for (const file of readdirSync(pictures)) {
      const slug = longestFirst.find((name) => file.startsWith(`${name}-`));
      if (slug === undefined) continue;
      for (const mark of marks) {
        cpSync(path.join(pictures, file), path.join(pictures, file.replace(slug, `${slug}-${mark}`)));
      }
    }
  }
}

/** Puts a text before another one, which the file must have once. */
function insert(file: string, before: string, text: string): void {
  const [start, end, ...more] = readFileSync(file, 'utf8').split(before);
  if (end === undefined || more.length > 0) throw new Error(`${file} must have ${JSON.stringify(before)} once`);
  writeFileSync(file, `${start}${text}${before}${end}`);
}

/** A record for every study and mark, in a file of its own. */
function addRecords(folder: string, slugs: readonly string[]): void {
  const imports: string[] = [];
  const records: string[] = [];
  for (const mark of marks) {
    for (const slug of slugs) {
      const name = `record${imports.length}`;
      const file = path.join(folder, recordsFolder, slug);
      const record = readFileSync(`${file}.ts`, 'utf8').replace(/export const \w+/, `export const ${name}`);
      writeFileSync(`${file}-${mark}.ts`, record);
      imports.push(`import { ${name} } from './${slug}-${mark}';\n`);
      records.push(`\n  '${slug}-${mark}': ${name},`);
    }
  }
  const list = path.join(folder, recordsFile);
  insert(list, "import type { CaseStudySlug } from '../caseStudies';", imports.join(''));
  insert(list, '\n};', records.join(''));
}

/** Gives a copy of the project ten more of each case study: records, catalogs in every language and pictures like those that there are. */
export function addStudies(folder: string, { pages, languages }: BuiltSite): void {
  const kind = 'caseStudy';
  const slugs = [...new Set(pages.filter((page) => page.kind === kind).map(({ id }) => id.slice(kind.length + 1)))];
  for (const { tag } of languages) {
    const catalogs = path.join(folder, 'locales', tag, 'case-studies');
    for (const slug of slugs) {
      const catalog = readFileSync(path.join(catalogs, `${slug}.json`), 'utf8');
      for (const mark of marks) {
        writeFileSync(path.join(catalogs, `${slug}-${mark}.json`), catalogLike(catalog, slug, mark));
      }
    }
  }
  copyPictures(folder, slugs);
  const list = path.join(folder, listFile);
  const text = readFileSync(list, 'utf8');
  const entries = marks.flatMap((mark) => slugs.map((slug) => entryLike(text, slug, mark)));
  insert(list, '} as const satisfies Record<string, Entry>;', entries.join(''));
  addRecords(folder, slugs);
}
