import { caseStudyIds } from '../../src/content/caseStudies';
import { serviceSlugs } from '../../src/content/serviceSlugs';
import { neededMedia } from './media';
import { siteRecords } from './records';
import { filesBelow } from '../files/filesBelow';

const studies = { names: Object.keys(caseStudyIds), list: 'src/content/caseStudies.ts' };
const services = { names: [...serviceSlugs, 'hosting'], list: 'src/content/serviceSlugs.ts' };

/** Patterns of files that belong to a case study or a service. The group in a pattern is the slug. */
const owned: readonly { path: RegExp; of: { names: readonly string[]; list: string } }[] = [
  { path: /^src\/content\/case-studies\/(.+)\.ts$/, of: studies },
  { path: /^locales\/[^/]+\/case-studies\/(.+)\.json$/, of: studies },
  { path: /^src\/content\/services\/(.+)\.ts$/, of: services },
  { path: /^locales\/[^/]+\/services\/(.+)\.json$/, of: services },
  { path: /^src\/components\/art\/glyphs\/([^/]+)\.svg$/, of: services },
];

const pictures = /^public\/(?:images\/(?:covers|drawings|portraits|screens|tech)|videos)\//;

function unusedFiles(): string[] {
  const needed = new Set(neededMedia(siteRecords).map(({ file }) => `public/${file}`));
  const files = ['src', 'locales', 'public'].flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`));
  return files.flatMap((file) => {
    if (pictures.test(file)) return needed.has(file) ? [] : [`${file}: no record names it`];
    return owned.flatMap(({ path, of: { names, list } }) => {
      const slug = path.exec(file)?.[1];
      return slug === undefined || names.includes(slug) ? [] : [`${file}: ${list} does not have it`];
    });
  });
}

/** Lists the files that no record needs any more, one on each line. */
export const unused = (): string[] => unusedFiles().map((line) => `${line}. Fix: remove it`);
