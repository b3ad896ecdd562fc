import { coverFiles } from './covers/coverFiles';
import { educationFiles } from './education/educationFiles';
import { faviconFiles } from './favicon/faviconFiles';
import { portraitFiles } from './portraits/portraitFiles';
import { spriteFile } from './sprite/spriteFile';
import { technologyFiles } from './technology/technologyFiles';

/** A drawn file: its path below the project and its bytes. */
export interface MediaFile {
  path: string;
  bytes: Uint8Array;
}

/** Every picture that code draws, the same bytes each time: covers, pictures of the education page, icons, technology marks, portraits, favicons. */
export async function mediaFiles(): Promise<MediaFile[]> {
  const drawn = [...coverFiles(), ...educationFiles()];
  const texts = [spriteFile(), ...drawn.map(({ path, text }) => ({ path: `public/${path}`, text }))];
  return [
    ...texts.map(({ path, text }) => ({ path, bytes: new TextEncoder().encode(text) })),
    ...(await technologyFiles()),
    ...(await portraitFiles()),
    ...(await faviconFiles()),
  ];
}
