import { existsSync, readFileSync } from 'node:fs';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { educationItems } from '../../src/content/pageLists';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { neededMedia } from '../checks/media';
import { missingOwner } from '../checks/messageOwners';
import { siteRecords } from '../checks/records';
import { filesBelow } from '../files/filesBelow';
import { entryKeys, withoutEntry, withoutImport, withoutItem } from './sourceEntries';

/** Something that no content uses any more: a file, or a part of one. */
export interface Leftover {
  file: string;
  /** What is to be taken out of the file, with its new text; the whole file goes where this is missing. */
  part?: { name: string; drop: (text: string) => string };
  /** Who does not have it. */
  because: string;
}

/** A leftover in a line: file, part, reason. */
export function leftoverLine({ file, part, because }: Leftover): string {
  return `${file}${part === undefined ? '' : `: ${part.name}`}: is left over: ${because}`;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const below = (folder: string) => filesBelow(folder).map((name) => `${folder}/${name}`);

const noStudy = 'src/content/caseStudies.ts does not have it';
const noService = 'src/content/serviceSlugs.ts does not have it';
const studies: readonly string[] = caseStudySlugs;
const drawings = 'packages/artwork/src';

/** Entries of an object in a file whose keys are no names of a list. */
function entries(file: string, table: string, names: readonly string[], because: string): Leftover[] {
  const left = entryKeys(read(file), table).filter((key) => !names.includes(key));
  return left.map((key) => ({ file, part: { name: key, drop: (text) => withoutEntry(text, table, key) }, because }));
}

/** Modules that a list imports by the slug of a case study, the lines of the list, and the module's own folder. `start` is before the slug. */
function modules(list: string, start: string): Leftover[] {
  const imported = [...read(list).matchAll(/^import \{ \w+ \} from '([^']+)';$/gm)].map(([, name = '']) => name);
  const left = imported.filter((name) => name.startsWith(start) && existsSync(besideOf(list, `${name}.ts`)));
  return left
    .filter((name) => !others.has(name) && !studies.includes(name.slice(start.length)))
    .flatMap((name): Leftover[] => [
      ...[besideOf(list, `${name}.ts`), ...below(besideOf(list, name))].map((file) => ({ file, because: noStudy })),
      { file: list, part: { name, drop: (text) => withoutImport(text, name) }, because: noStudy },
    ]);
}

/** What those lists import beside the modules of case studies. */
const others = new Set(['./glyphs/plain', './screens/plain', './caseStudyScreens']);

const besideOf = (file: string, name: string) => `${file.slice(0, file.lastIndexOf('/'))}/${name.replace('./', '')}`;

/** Words of case studies and services that are gone, and messages of tags, people, menus and questions that are gone. */
function words(): Leftover[] {
  return below('locales').flatMap((file): Leftover[] => {
    const [, kind, slug = ''] = /^locales\/[^/]+\/(case-studies|services)\/(.+)\.json$/.exec(file) ?? [];
    if (kind === 'case-studies') return studies.includes(slug) ? [] : [{ file, because: noStudy }];
    if (kind === 'services') return serviceSlugs.some((one) => one === slug) ? [] : [{ file, because: noService }];
    if (!/^locales\/[^/]+\/(?:common|compare|home|referral|tags|team)\.json$/.test(file)) return [];
    return Object.keys(JSON.parse(read(file)) as object).flatMap((key) => {
      const missing = missingOwner(key);
      if (missing === undefined) return [];
      return [
        {
          file,
          part: { name: key, drop: (text) => withoutMessage(text, key) },
          because: `${missing.where} has no “${missing.name}”`,
        },
      ];
    });
  });
}

function withoutMessage(text: string, key: string): string {
  const messages = Object.entries(JSON.parse(text) as object).filter(([name]) => name !== key);
  return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
}

/** Pictures and videos that no record names, and what draws them. */
function pictures(): Leftover[] {
  const needed = new Set([
    ...neededMedia(siteRecords).map(({ file }) => file),
    ...studies.map((slug) => `images/covers/${slug}-glyph.svg`),
    ...educationItems.map((id) => `images/education/${id}.svg`),
  ]);
  const left = [
    ...['covers', 'education', 'portraits', 'screens', 'tech'].flatMap((folder) => below(`public/images/${folder}`)),
    ...below('public/videos'),
  ].filter((file) => !needed.has(file.replace('public/', '')));
  const portraits = [...needed].flatMap((file) => /^images\/portraits\/(.+)-\d+\.\w+$/.exec(file)?.[1] ?? []);
  const videos = [...new Set(left.flatMap((file) => /^public\/videos\/(.+)\.\w+$/.exec(file)?.[1] ?? []))];
  const scenes = below(`${drawings}/videos/scenes`).filter((file) =>
    videos.some((name) => read(file).includes(`name: '${name}'`)),
  );
  const because = 'no record names it';
  return [
    ...left.map((file) => ({ file, because })),
    ...entries(`${drawings}/portraits/people.ts`, 'people', portraits, because),
    ...scenes.flatMap((file): Leftover[] => {
      const module = file.replace(`${drawings}/videos`, '.').replace('.ts', '');
      const drop = (text: string) => withoutImport(text, module);
      return [
        { file, because },
        { file: `${drawings}/videos/videos.ts`, part: { name: module, drop }, because },
      ];
    }),
  ];
}

/** Tags and technologies that stand in their lists alone. */
function names(): Leftover[] {
  const { caseStudies, services, heroTechnologies, tags, technologies } = siteRecords;
  const used = Object.values(caseStudies);
  const shown = new Set([
    ...heroTechnologies,
    ...used.flatMap((study): readonly string[] => study.techStack),
    ...Object.values(services).flatMap((service): readonly string[] => service.technologies),
  ]);
  const worn = new Set(used.flatMap((study): readonly string[] => study.tags));
  return [
    ...tags
      .filter((tag) => !worn.has(tag))
      .map((tag) => ({
        file: 'src/content/tags.ts',
        part: { name: tag, drop: (text: string) => withoutItem(text, tag) },
        because: 'no case study has this tag',
      })),
    ...technologies
      .filter((key) => !shown.has(key))
      .map((key) => ({
        file: 'src/content/technologies.ts',
        part: { name: key, drop: (text: string) => withoutEntry(text, 'technologies', key) },
        because: 'no case study and no service names it',
      })),
  ];
}

/** All that content no longer uses, in the project's folder. What this removes can leave more of it: look again until there is none. */
export function leftovers(): Leftover[] {
  return [
    ...modules('src/content/case-studies/records.ts', './'),
    ...modules(`${drawings}/covers/glyphs.ts`, './glyphs/'),
    ...modules(`${drawings}/covers/screens.ts`, './screens/'),
    ...modules(`${drawings}/screens/drawScreens.ts`, './'),
    ...entries('src/content/services.ts', 'services', serviceSlugs, noService),
    ...entries('src/components/art/serviceGlyphs.ts', 'serviceGlyphs', [...serviceSlugs, 'hosting'], noService),
    ...entries('src/components/art/serviceArtCells.ts', 'cells', serviceSlugs, noService),
    ...names(),
    ...words(),
    ...pictures(),
  ];
}
