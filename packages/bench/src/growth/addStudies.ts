import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { caseStudySlugs } from '../../../../src/content/caseStudies';
import { locales } from '../../../../src/i18n/locales';
import type { ProjectCopy } from '../../../../scripts/files/copyProject';

/** Ten more of each study: more than 700 pages. */
const marks = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

const listFile = 'src/content/caseStudies.ts';
const recordsFolder = 'src/content/case-studies';

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

/** A text that no other page has: a letter before its last mark of punctuation. */
const told = (text: string, mark: string) => text.replace(/(?=[.!?؟…”»]*$)/u, ` ${mark.toUpperCase()}`);

/** A study's catalog under another slug, with titles of its own and room for them. */
export function catalogLike(catalog: string, slug: string, mark: string): string {
  const words = JSON.parse(catalog.replaceAll(`"caseStudy.${slug}.`, `"caseStudy.${slug}-${mark}.`)) as Record<
    string,
    CatalogMessage
  >;
  for (const [key, message] of Object.entries(words)) {
    if (!unique.test(key)) continue;
    message.defaultMessage = told(message.defaultMessage, mark);
    if (message.description !== undefined) {
      message.description = message.description.replace(/At most (\d+)/, (_, most) => `At most ${Number(most) + 2}`);
    }
  }
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** Every study's pictures, covers and drawn screens, once more under each new slug. */
function copyPictures(folder: string): void {
  const longestFirst = caseStudySlugs.toSorted((a, b) => b.length - a.length);
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

/** Gives a copy of the project ten more of each case study: records, words in every language and pictures like those of the studies there are. */
export function addStudies(copy: ProjectCopy): void {
  const list = copy.read(listFile);
  const entries: string[] = [];
  const imports: string[] = [];
  const records: string[] = [];
  for (const mark of marks) {
    for (const slug of caseStudySlugs) {
      entries.push(entryLike(list, slug, mark));
      const name = `record${imports.length}`;
      imports.push(`import { ${name} } from './${slug}-${mark}';\n`);
      records.push(`\n  '${slug}-${mark}': ${name},`);
      const record = copy.read(`${recordsFolder}/${slug}.ts`).replace(/export const \w+/, `export const ${name}`);
      copy.write(`${recordsFolder}/${slug}-${mark}.ts`, record);
      for (const locale of locales) {
        const folder = `locales/${locale}/case-studies`;
        copy.write(`${folder}/${slug}-${mark}.json`, catalogLike(copy.read(`${folder}/${slug}.json`), slug, mark));
      }
    }
  }
  copyPictures(copy.folder);
  copy.insert(listFile, '} as const satisfies Record<string, Entry>;', entries.join(''));
  copy.insert(`${recordsFolder}/records.ts`, "import type { CaseStudySlug } from '../caseStudies';", imports.join(''));
  copy.insert(`${recordsFolder}/records.ts`, '\n};', records.join(''));
}
