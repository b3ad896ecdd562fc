import { caseStudies } from '../../src/content/caseStudies';
import { heroScreenFiles } from '../../src/content/heroScreen';
import { filesOfPicture, type ScreenPicture, screenPictureURLs } from '../../src/content/screenPictures';
import type { Service } from '../../src/content/services';
import { technologyImage } from '../../src/content/technologies';
import type { Records } from './records';
import { ownAddresses } from './addresses';
import type { Site } from './site';

/** A file of public/ that a record names; `fragment` is the drawing in it. */
interface Needed {
  /** File and key of the record. */
  place: string;
  file: string;
  fragment?: string;
}

const wordmarks = 'images/wordmarks.svg';
/** The widths, in pixels, that the site asks a portrait in, and the formats of each. */
export const portraitWidths = [96, 192, 384] as const;
export const portraitTypes = ['avif', 'webp'] as const;

/** Where a portrait of a width and format lies below public/. */
export const portraitFile = (id: string, width: number, type: string): string =>
  `images/portraits/${id}-${width}.${type}`;

const portraitFiles = (id: string) =>
  portraitWidths.flatMap((width) => portraitTypes.map((type) => portraitFile(id, width, type)));

/** What to do about a missing picture. */
function remedyFor(file: string): string {
  const [, id] = /^images\/portraits\/(.+)-\d+\.\w+$/.exec(file) ?? [];
  if (id !== undefined) return `npm run portraits -- add ${id} photo.jpg`;
  const [, slug] = /^images\/screens\/(.+)-[a-z]+-(?:whole|card|small|cover|once)\b/.exec(file) ?? [];
  return slug === undefined ? 'put the file there' : `npm run screens -- ${slug}`;
}

const videoFiles = (name: string) => ['avif', 'webm', 'mp4'].map((type) => `videos/${name}.${type}`);
/** Files of public/ of a screen's pictures. */
const screenFiles = (slug: string, screen: string, pictures: readonly ScreenPicture[]) =>
  pictures.flatMap((picture) => filesOfPicture(screenPictureURLs(slug, screen, picture)).map((file) => file.slice(1)));
const inTexts = ['whole', 'card', 'small'] as const;

/** The main screen's name: a record may be of a study that the list does not have. */
const mainScreenOf = (slug: string) => new Map(Object.entries(caseStudies)).get(slug)?.screen;

function coverFiles(slug: string): string[] {
  const screen = mainScreenOf(slug);
  const glyph = `images/covers/${slug}-glyph.svg`;
  return screen === undefined ? [glyph] : [glyph, ...screenFiles(slug, screen, [...inTexts, 'cover'])];
}

function filesOf({ sections }: Service): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'quote') return portraitFiles(section.portrait);
    return section.kind === 'featureWork' ? section.items.flatMap(({ video }) => videoFiles(video)) : [];
  });
}

/** Every picture, video and drawing that the records name, with the record. */
export function neededMedia(records: Records): Needed[] {
  const studies = Object.entries(records.caseStudies);
  const services = Object.entries(records.services);
  const needs = (place: string, files: readonly string[]): Needed[] =>
    files.map((file) => ({ place: `src/content/${place}`, file }));
  return [
    ...studies.flatMap(([slug, { author, sections }]) => [
      ...needs(
        `case-studies/${slug}.ts: sections`,
        sections.flatMap(({ id, drawing, screen, videos = [] }) => [
          ...(drawing === undefined ? [] : ['svg', 'rtl.svg'].map((end) => `images/drawings/${slug}-${id}.${end}`)),
          ...(screen === undefined ? [] : screenFiles(slug, screen, inTexts)),
          ...videos.flatMap(({ video }) => videoFiles(video)),
        ]),
      ),
      ...needs(`caseStudies.ts: ${slug}.screen`, coverFiles(slug)),
      ...needs(`case-studies/${slug}.ts: author.portrait`, portraitFiles(author.portrait)),
    ]),
    ...needs(
      'heroScreen.ts',
      heroScreenFiles.map((file) => file.slice(1)),
    ),
    ...records.team.flatMap(({ id }) => needs(`team.ts: ${id}`, portraitFiles(id))),
    ...services.flatMap(([slug, service]) => needs(`services.ts: ${slug}.sections`, filesOf(service))),
    ...records.technologies.flatMap((key) => needs(`technologies.ts: ${key}`, [technologyImage(key).slice(1)])),
    ...records.wordmarks.map((fragment) => ({
      place: 'src/content/company.ts: clientWordmarks',
      file: wordmarks,
      fragment,
    })),
  ];
}

/** Records whose pictures, videos or drawings are not in public/. `read` gives the text of one of its files. */
export function mediaProblems(needed: readonly Needed[], files: ReadonlySet<string>, read: Site['read']): string[] {
  const drawings = files.has(wordmarks) ? read(wordmarks) : '';
  return needed.flatMap(({ place, file, fragment }) => {
    if (!files.has(file)) return [`${place}: public/${file} is missing (${remedyFor(file)})`];
    if (fragment === undefined || drawings.includes(`id="${fragment}"`)) return [];
    return [`${place}: public/${file} has no drawing "${fragment}" (put a <symbol> with this id there)`];
  });
}

/** Pictures and videos of public/ that no record names and no page shows. */
export function unusedMediaProblems(
  files: Iterable<string>,
  needed: readonly Needed[],
  site: Site,
  siteUrl: string,
): string[] {
  const used = new Set([
    ...needed.map(({ file }) => file),
    ...site.pages.flatMap((page) => ownAddresses(page, siteUrl).map(({ name }) => name)),
  ]);
  return [...files]
    .filter((file) => /^(?:images|videos)\//.test(file) && !used.has(file))
    .map((file) => `public/${file}: no page shows it and no record names it`);
}
