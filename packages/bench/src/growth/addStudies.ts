import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { caseStudySlugs } from '../../../../src/content/caseStudies';
import { locales } from '../../../../src/i18n/locales';
import type { ProjectCopy } from '../../../../scripts/files/copyProject';

/** Ten more of each study: more than 700 pages. */
const marks = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] as const;

const recordsFile = 'src/content/caseStudies.ts';
const endOfRecords = '} as const satisfies Record<string, CaseStudy>;';

/** Messages that must differ from page to page: search results and share pictures show them. */
const unique = /\.(?:card\.title|meta\.title|meta\.description)$/;

interface CatalogMessage {
  defaultMessage: string;
  description?: string;
}

/** A study's record under another slug and id, everything else as it is. */
function recordLike(records: string, slug: string, mark: string): string {
  const record = new RegExp(`^  '?${slug}'?: \\{\\n[\\s\\S]*?^  \\},\\n`, 'm').exec(records)?.[0];
  if (record === undefined) throw new Error(`${recordsFile} has no record ${slug}`);
  return record.replace(/^ {2}[^:]*/, `  '${slug}-${mark}'`).replace(/\bid: '(\w+)'/, `id: '$1${mark}'`);
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
  const records = copy.read(recordsFile);
  const added: string[] = [];
  for (const mark of marks) {
    for (const slug of caseStudySlugs) {
      added.push(recordLike(records, slug, mark));
      for (const locale of locales) {
        const folder = `locales/${locale}/case-studies`;
        copy.write(`${folder}/${slug}-${mark}.json`, catalogLike(copy.read(`${folder}/${slug}.json`), slug, mark));
      }
    }
  }
  copyPictures(copy.folder);
  copy.insert(recordsFile, endOfRecords, added.join(''));
}
