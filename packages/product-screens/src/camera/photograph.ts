import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Composition, type Cover, type Format, formats, type Part } from '../study';
import type { Ramp } from '../theme/ramps';
import { encode } from './encode';
import { framesOf, moveOnce, writeFilm } from './film';
import { openStudy } from './openStudy';
import { type PictureName, pictures } from './pictures';
import type { ReadWords } from './readWords';

interface Order {
  ramps: Readonly<Record<string, Ramp>>;
  /** Without it only drafts are taken, which is quick. */
  encodes: boolean;
  /** Where videos are written, if they are to be. */
  films: string | undefined;
}

export type Photographs = Awaited<ReturnType<typeof photograph>>;

/** What is wrong with a composition: words that its edges cut, and a subject that is not whole. */
function faultsOf({ shown, cut }: ReadWords, subject: readonly string[]): string[] {
  const missing = subject.filter((words) => !shown.some((line) => line.includes(words)));
  if (subject.length === 0) return ['names no subject'];
  return [...cut.map((words) => `cuts “${words}”`), ...missing.map((words) => `does not show “${words}”`)];
}

/** Photographs all screens of a study: the bytes of each file by its name, the words of each screen in each format, a large PNG of each picture to look at, and what is wrong with compositions. */
export async function photograph(browser: Browser, slug: string, { ramps, encodes, films }: Order) {
  const files = new Map<string, Buffer>();
  const drafts = new Map<string, Buffer>();
  const words: Record<string, Record<string, string[]>> = {};
  const faults: string[] = [];
  const stage = await openStudy(browser, slug, ramps, 2);

  async function take(screen: string, name: PictureName, part: Part | Cover): Promise<void> {
    const png = await stage.take(pictures[name], part);
    drafts.set(`${slug}-${screen}-${name}.png`, png);
    for (const file of encodes ? pictures[name].files : []) {
      files.set(`${slug}-${screen}-${name}-${file.width}.${file.type}`, await encode(png, file));
    }
  }

  for (const [screen, { formats: others, cover, films: filmed = {} }] of Object.entries(stage.screens)) {
    const compositions: [Format, Composition<object>][] = [
      ['whole', { subject: [] }],
      ...(Object.entries(others) as [Format, Composition<object>][]),
    ];
    words[screen] = {};
    for (const [format, { subject, props }] of compositions) {
      await stage.show(screen, format, props);
      const read = await stage.read(formats[format]);
      words[screen][format] = read.shown;
      if (format !== 'whole')
        faults.push(...faultsOf(read, subject).map((fault) => `${slug}, ${screen}, ${format}: ${fault}`));
      await take(screen, format, { x: 0, y: 0, width: formats[format].width });
    }
    if (cover) {
      await stage.show(screen, 'whole');
      await take(screen, 'cover', cover);
    }
    for (const [name, film] of Object.entries(filmed)) {
      if (film.part && films === undefined) continue;
      const low = await openStudy(browser, slug, ramps, 1);
      const frames = await framesOf(low, screen, film);
      await low.close();
      for (const [index, { png }] of frames.entries()) drafts.set(`${slug}-${name}-${index}.png`, png);
      if (!encodes) continue;
      if (!film.part) files.set(`${slug}-${screen}-${name}.webp`, await moveOnce(frames));
      else if (films !== undefined) await writeFilm(frames, path.join(films, name));
    }
  }
  await stage.close();
  return { files, words, drafts, faults };
}
