import path from 'node:path';
import type { Browser } from '@playwright/test';
import { screenSize } from '../study';
import type { Ramp } from '../theme/ramps';
import { encode } from './encode';
import { framesOf, moveOnce, writeFilm } from './film';
import { openStudy } from './openStudy';
import { type PictureName, pictures } from './pictures';

interface Order {
  ramps: Readonly<Record<string, Ramp>>;
  /** Without it only drafts are taken, which is quick. */
  encodes: boolean;
  /** Where videos are written, if they are to be. */
  films: string | undefined;
}

export type Photographs = Awaited<ReturnType<typeof photograph>>;

/** Photographs all screens of a study: the bytes of each file by its name, the words that each screen shows, a large PNG of each picture to look at. */
export async function photograph(browser: Browser, slug: string, { ramps, encodes, films }: Order) {
  const files = new Map<string, Buffer>();
  const drafts = new Map<string, Buffer>();
  const words: Record<string, string[]> = {};
  const stage = await openStudy(browser, slug, ramps, 2);
  for (const [screen, { small, card, cover, films: filmed = {} }] of Object.entries(stage.screens)) {
    const parts = { whole: { x: 0, y: 0, width: screenSize.width }, card, small, ...(cover && { cover }) };
    await stage.show(screen);
    words[screen] = (await stage.words()).split('\n').filter((line) => line.trim() !== '');
    for (const [name, part] of Object.entries(parts) as [PictureName, typeof small][]) {
      const png = await stage.take(pictures[name], part);
      drafts.set(`${slug}-${screen}-${name}.png`, png);
      for (const file of encodes ? pictures[name].files : []) {
        files.set(`${slug}-${screen}-${name}-${file.width}.${file.type}`, await encode(png, file));
      }
    }
    for (const [name, film] of Object.entries(filmed)) {
      if (!film.once && films === undefined) continue;
      const low = await openStudy(browser, slug, ramps, 1);
      const frames = await framesOf(low, screen, film);
      await low.close();
      for (const [index, { png }] of frames.entries()) drafts.set(`${slug}-${name}-${index}.png`, png);
      if (!encodes) continue;
      if (film.once) files.set(`${slug}-${screen}-${name}.webp`, await moveOnce(frames));
      else if (films !== undefined) await writeFilm(frames, path.join(films, name));
    }
  }
  await stage.close();
  return { files, words, drafts };
}
