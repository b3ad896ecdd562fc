import { existsSync, readFileSync } from 'node:fs';
import { caseStudyIds } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { locales } from '../../src/i18n/locales';
import { neededMedia, wordmarks } from '../checks/media';
import { siteRecords } from '../checks/records';
import { filesBelow } from '../files/filesBelow';
import { missingOwner } from '../messages/messageOwners';
import { isLeftOut } from '../messages/partMessages';

/** A file or folder that no content uses any more, or one message or drawing in a file. */
export interface Leftover {
  file: string;
  /** The key of the message, or the id of the drawing; without it all of the file goes. */
  key?: string;
  because: string;
}

/** A leftover in a line: file, message, reason. */
export function leftoverLine({ file, key, because }: Leftover): string {
  return `${file}${key === undefined ? '' : `: ${key}`}: is left over: ${because}`;
}

const studies = { names: Object.keys(caseStudyIds), because: 'src/content/caseStudies.ts does not have it' };
const services = { names: [...serviceSlugs, 'hosting'], because: 'src/content/serviceSlugs.ts does not have it' };
const languages = { names: locales, because: 'src/i18n/locales.json does not have its language' };

const tag = String.raw`(\w+(?:-[A-Z]\w*)?)`;

/** Files of case studies, services and languages, by a pattern with their slug or tag. */
const owned: readonly { path: RegExp; list: { names: readonly string[]; because: string } }[] = [
  { path: /^src\/content\/case-studies\/(.+)\.ts$/, list: studies },
  { path: /^locales\/[^/]+\/case-studies\/(.+)\.json$/, list: studies },
  { path: /^src\/content\/services\/(.+)\.ts$/, list: services },
  { path: /^locales\/[^/]+\/services\/(.+)\.json$/, list: services },
  { path: /^src\/components\/art\/glyphs\/([^/]+)\.svg$/, list: services },
  { path: new RegExp(`^e2e/accessibility/spoken/.+\\.${tag}\\.txt$`), list: languages },
  { path: new RegExp(`^e2e/heard/transcripts/.+?-in-${tag}(?:-is-offered-.+)?\\.txt$`), list: languages },
  { path: new RegExp(`^e2e/heard/transcripts/.+-read-${tag}\\.txt$`), list: languages },
];

const pictures = /^public\/(?:images\/(?:covers|drawings|portraits|screens|tech)|videos)\//;

function leftoverFiles(): Leftover[] {
  const needed = new Set(neededMedia(siteRecords).map(({ file }) => `public/${file}`));
  const transcripts = ['e2e/accessibility/spoken', 'e2e/heard/transcripts'].filter((folder) => existsSync(folder));
  const folders = ['src', 'locales', 'public', ...transcripts];
  const found = folders
    .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
    .flatMap((file): Leftover[] => {
      if (pictures.test(file)) return needed.has(file) ? [] : [{ file, because: 'no record names it' }];
      return owned.flatMap(({ path, list: { names, because } }) => {
        const [matched, name] = path.exec(file) ?? [];
        return matched === undefined || names.some((one) => one === name) ? [] : [{ file: matched, because }];
      });
    });
  // A folder is found with each of its files.
  return [...new Map(found.map((leftover) => [leftover.file, leftover])).values()];
}

/** Messages of names that no list has. */
function leftoverMessages(): Leftover[] {
  const catalogs = filesBelow('locales').filter((name) => /^[^/]+\/.+\.json$/.test(name));
  return catalogs.flatMap((name) => {
    const file = `locales/${name}`;
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).flatMap((key) => {
      const missing = isLeftOut(key) ? undefined : missingOwner(key);
      return missing === undefined ? [] : [{ file, key, because: `${missing.where} has no “${missing.name}”` }];
    });
  });
}

/** Wordmarks of customers whom no record names any more: visitors get the file with all of them. */
function leftoverWordmarks(): Leftover[] {
  const file = `public/${wordmarks}`;
  const because = 'src/content/company.ts: clientWordmarks does not name it';
  if (!existsSync(file)) return [];
  if (siteRecords.wordmarks.length === 0) return [{ file, because }];
  return Array.from(readFileSync(file, 'utf8').matchAll(/<symbol id="([^"]+)"/g), ([, key = '']) => key)
    .filter((key) => !siteRecords.wordmarks.includes(key))
    .map((key) => ({ file, key, because }));
}

/** All files and messages that content no longer uses, in the project's folder. */
export function leftovers(): Leftover[] {
  return [...leftoverFiles(), ...leftoverMessages(), ...leftoverWordmarks()];
}
