import { caseStudySlugs } from '../../src/content/caseStudies';
import { educationItems } from '../../src/content/pageLists';
import { neededMedia } from '../checks/media';
import { siteRecords } from '../checks/records';
import { below, drawings, type Leftover, leftoverEntries, read } from './leftover';
import { withoutImport } from './sourceEntries';

/** Pictures and videos that no record names, and what draws them. */
export function leftoverPictures(): Leftover[] {
  const needed = new Set([
    ...neededMedia(siteRecords).map(({ file }) => file),
    ...caseStudySlugs.map((slug) => `images/covers/${slug}-glyph.svg`),
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
    ...leftoverEntries(`${drawings}/portraits/people.ts`, 'people', portraits, because),
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
