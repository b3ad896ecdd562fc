import path from 'node:path';
import type { Browser } from '@playwright/test';
import { screenSize } from '../study';
import type { Ramp } from '../theme/ramps';
import { encode } from './encode';
import { framesOf, moveOnce, writeFilm } from './film';
import { openStudy } from './openStudy';
import { type PictureName, pictures } from './pictures';

/** What photographs of a study give: the bytes of each file by its name, the words that each screen shows, a large PNG of each picture to look at. */
export interface Photographs {
  files: Map<string, Buffer>;
  words: Record<string, string[]>;
  drafts: Map<string, Buffer>;
}

interface Order {
  ramps: Readonly<Record<string, Ramp>>;
  /** Without it only drafts are taken, which is quick. */
  encodes: boolean;
  /** Where videos are written, if they are to be. */
  films: string | undefined;
}

/** Photographs all screens of a study. */
export async function photograph(
  browser: Browser,
  slug: string,
  { ramps, encodes, films }: Order,
): Promise<Photographs> {
  const stage = await openStudy(browser, slug, ramps, 2);
  const taken: Photographs = { files: new Map(), words: {}, drafts: new Map() };
  for (const [screen, { small, card, cover, films: filmed = {} }] of Object.entries(stage.screens)) {
    const parts = { whole: { x: 0, y: 0, width: screenSize.width }, card, small, ...(cover && { cover }) };
    await stage.show(screen);
    taken.words[screen] = (await stage.words()).split('\n').filter((line) => line.trim() !== '');
    for (const [name, part] of Object.entries(parts) as [PictureName, typeof small][]) {
      const { width, height, files } = pictures[name];
      const png = await stage.take({ width, height }, part);
      taken.drafts.set(`${slug}-${screen}-${name}.png`, png);
      for (const file of encodes ? files : []) {
        taken.files.set(`${slug}-${screen}-${name}-${file.width}.${file.type}`, await encode(png, file));
      }
    }
    for (const [name, film] of Object.entries(filmed)) {
      if (!film.once && films === undefined) continue;
      const low = await openStudy(browser, slug, ramps, 1);
      const frames = await framesOf(low, screen, film);
      await low.close();
      for (const [index, { png }] of frames.entries()) taken.drafts.set(`${slug}-${name}-${index}.png`, png);
      if (!encodes) continue;
      if (film.once) taken.files.set(`${slug}-${screen}-${name}.avif`, await moveOnce(frames));
      else if (films !== undefined) await writeFilm(frames, path.join(films, name));
    }
  }
  await stage.close();
  return taken;
}
