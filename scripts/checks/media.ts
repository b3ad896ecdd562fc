import { heroScreenFiles } from '../../src/content/heroScreen';
import { filesOfPicture, type ScreenPicture, screenPictureURLs } from '../../src/content/screenPictures';
import type { Service } from '../../src/content/service';
import { technologyImage } from '../../src/content/technologies';
import { portraitFile, portraitSizes } from '../pictures/portraitFile';
import { filesBelow } from '../files/filesBelow';
import { type Records, shownRecords, siteRecords } from './records';

/** A file of public/ that a record names. `fragment` is the id of a drawing in the file. */
export interface Needed {
  /** The file and the key of the record. */
  place: string;
  file: string;
  fragment?: string;
}

/** The file of all customers' wordmarks, below public/. */
export const wordmarks = 'images/wordmarks.svg';
const inTexts = ['whole', 'slab', 'phone'] as const;

const portraitFiles = (id: string) => portraitSizes.map((size) => portraitFile(id, size));

const videoFiles = (name: string) => ['avif', 'webm', 'mp4'].map((type) => `videos/${name}.${type}`);

const screenFiles = (slug: string, screen: string, pictures: readonly ScreenPicture[]) =>
  pictures.flatMap((picture) => filesOfPicture(screenPictureURLs(slug, screen, picture)).map((file) => file.slice(1)));

const coverFiles = (slug: string, screen: string) => [
  `images/covers/${slug}-glyph.svg`,
  ...screenFiles(slug, screen, [...inTexts, 'card', 'cover']),
];

function filesOfService({ sections }: Service): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'quote') return portraitFiles(section.portrait);
    return section.kind === 'featureWork' ? section.items.flatMap(({ video }) => videoFiles(video)) : [];
  });
}

/** All pictures, videos and drawings that the records name, each with its record. */
export function neededMedia(records: Records): Needed[] {
  const needs = (place: string, files: readonly string[]): Needed[] =>
    files.map((file) => ({ place: `src/content/${place}`, file }));
  return [
    ...Object.entries(records.caseStudies).flatMap(([slug, { author, screen, sections }]) => [
      ...needs(
        `case-studies/${slug}.ts: sections`,
        sections.flatMap(({ id, drawing, screen: shown, videos = [] }) => [
          ...(drawing === undefined ? [] : ['svg', 'rtl.svg'].map((end) => `images/drawings/${slug}-${id}.${end}`)),
          ...(shown === undefined ? [] : screenFiles(slug, shown, inTexts)),
          ...videos.flatMap(({ video }) => videoFiles(video)),
        ]),
      ),
      ...needs(`caseStudyCards.ts: ${slug}: screen`, coverFiles(slug, screen)),
      ...needs(`caseStudyCards.ts: ${slug}: author.portrait`, portraitFiles(author.portrait)),
    ]),
    ...needs(
      'heroScreen.ts',
      heroScreenFiles.map((file) => file.slice(1)),
    ),
    ...records.team.flatMap(({ id }) => needs(`team.ts: ${id}`, portraitFiles(id))),
    ...Object.entries(records.services).flatMap(([slug, service]) =>
      needs(`services/${slug}.ts: sections`, filesOfService(service)),
    ),
    ...records.technologies.flatMap((key) => needs(`technologies.ts: ${key}`, [technologyImage(key).slice(1)])),
    ...records.wordmarks.map((fragment) => ({
      place: 'src/content/company.ts: clientWordmarks',
      file: wordmarks,
      fragment,
    })),
  ];
}

/** The files of public/ that the build publishes: it leaves out the pictures of a part that is off. */
export function publishedFiles(): string[] {
  const shown = new Set(neededMedia(shownRecords).map(({ file }) => file));
  const leftOut = new Set(neededMedia(siteRecords).flatMap(({ file }) => (shown.has(file) ? [] : file)));
  return filesBelow('public').filter((name) => !leftOut.has(name));
}
