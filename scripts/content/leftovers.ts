import { caseStudySlugs } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { neededMedia } from '../checks/media';
import { siteRecords } from '../checks/records';
import { below, type Leftover, read } from './leftover';
import { leftoverParts } from './leftoverParts';
import { withoutImport } from './sourceEntries';

const studies = { names: caseStudySlugs, because: 'src/content/caseStudies.ts does not have it' };
const services = { names: [...serviceSlugs, 'hosting'], because: 'src/content/serviceSlugs.ts does not have it' };

/** Folders whose files belong to case studies or services, by a pattern with their name; `imports` is the file that imports each of them. */
const owned: readonly { path: RegExp; list: { names: readonly string[]; because: string }; imports?: string }[] = [
  { path: /^src\/content\/case-studies\/([^/]+)\.ts$/, list: studies, imports: 'src/content/case-studies/records.ts' },
  { path: /^packages\/product-screens\/src\/studies\/([^/]+)/, list: studies },
  { path: /^locales\/[^/]+\/case-studies\/(.+)\.json$/, list: studies },
  { path: /^locales\/[^/]+\/services\/(.+)\.json$/, list: services },
  {
    path: /^src\/components\/art\/glyphs\/([^/]+)\.svg$/,
    list: services,
    imports: 'src/components/art/serviceGlyphs.ts',
  },
];

const folders = [
  'src/content/case-studies',
  'src/components/art/glyphs',
  'packages/product-screens/src/studies',
  'locales',
];

function leftoverFiles(): Leftover[] {
  const found = folders.flatMap(below).flatMap((file) =>
    owned.flatMap(({ path, list: { names, because }, imports }): Leftover[] => {
      const [matched, name = ''] = path.exec(file) ?? [];
      if (matched === undefined || file === imports || names.includes(name)) return [];
      if (imports === undefined) return [{ file: matched, because }];
      const module = `./${file.slice(imports.lastIndexOf('/') + 1).replace(/\.ts$/, '')}`;
      if (!read(imports).includes(`'${module}'`)) return [{ file, because }];
      return [
        { file, because },
        { file: imports, part: { name: module, drop: (text) => withoutImport(text, module) }, because },
      ];
    }),
  );
  // A folder is found with each of its files.
  return [...new Map(found.map((leftover) => [leftover.file + (leftover.part?.name ?? ''), leftover])).values()];
}

function leftoverPictures(): Leftover[] {
  const needed = new Set(neededMedia(siteRecords).map(({ file }) => `public/${file}`));
  return ['images/covers', 'images/drawings', 'images/portraits', 'images/screens', 'images/tech', 'videos']
    .flatMap((folder) => below(`public/${folder}`))
    .filter((file) => !needed.has(file))
    .map((file) => ({ file, because: 'no record names it' }));
}

/** All that content no longer uses, in the project's folder. To remove it can leave more: look again until there is none. */
export function leftovers(): Leftover[] {
  return [...leftoverFiles(), ...leftoverParts(), ...leftoverPictures()];
}
