import { coverFiles } from './covers/coverFiles';
import { educationFiles } from './education/educationFiles';
import { faviconFiles } from './favicon/faviconFiles';
import { portraitFiles } from './portraits/portraitFiles';
import { screenFiles } from './screens/screenFiles';
import { technologyFiles } from './technology/technologyFiles';
import type { TextFile } from './textFile';
import { wordmarksFile } from './wordmarks/wordmarksFile';

/** A drawn file: its path below the project and its bytes. */
export interface MediaFile {
  path: string;
  bytes: Uint8Array;
}

const textFile = ({ path, text }: TextFile): MediaFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});

const inPublic = ({ path, text }: TextFile) => textFile({ path: `public/${path}`, text });

const sets = {
  wordmarks: () => [inPublic(wordmarksFile())],
  covers: () => coverFiles().map(inPublic),
  screens: () => screenFiles().map(inPublic),
  education: () => educationFiles().map(inPublic),
  technologies: technologyFiles,
  portraits: portraitFiles,
  favicons: faviconFiles,
} satisfies Record<string, () => MediaFile[] | Promise<MediaFile[]>>;

export type MediaSet = keyof typeof sets;

export const mediaSets = Object.keys(sets) as MediaSet[];

/** Every picture of a set that code draws, the same bytes each time. */
export async function mediaFiles(set: MediaSet): Promise<MediaFile[]> {
  return sets[set]();
}
