import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Mode, modes } from './options';
import type { Loading, Subject } from './subjects';
import type { Visitor } from './visitor';

/** One picture: its files below the gallery's folder, and what was found while it was taken. */
export interface Shot {
  subject: Subject;
  width: number;
  mode: Mode;
  file: string;
  thumbnail: string;
  thumbnailWidth: number;
  /** Of the whole page, in CSS pixels. */
  height: number;
  findings: string[];
}

/** Height of every thumbnail, in CSS pixels; it shows the page's beginning, 1.25 to 2.2 times as high as wide. */
export const thumbnailHeight = 320;

const thumbnailWidths = [
  [600, 145],
  [1000, 200],
  [Infinity, 256],
] as const;

/** The height of a first screen: a phone's, a tablet's, a desktop's. */
const screenHeights = [
  [600, 844],
  [1000, 1024],
  [Infinity, 900],
] as const;

/** Chromium draws no higher picture, in pixels: below it would begin anew. */
const greatestHeight = 16_384;

function byWidth(table: readonly (readonly [number, number])[], width: number): number {
  return table.find(([below]) => width < below)?.[1] ?? 0;
}

const fileOf = ({ id }: Subject, width: number, mode: Mode) => `${id}-${width}-${mode}`;

/** The file of a page's PDF, below the gallery's folder. */
export const pdfOf = ({ id }: Subject) => `pdf/${id}.pdf`;

/** Keeps the errors and warnings of a page from now on; `take` hands them out, without those that are expected, and forgets them. */
export function watchConsole(page: Page): { take: (expected: RegExp | undefined) => string[] } {
  let messages: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) messages.push(line.text());
  });
  page.on('pageerror', ({ message }) => messages.push(message));
  return {
    take: (expected) => {
      const taken = messages.filter((text) => expected?.test(text) !== true);
      messages = [];
      return taken.map((text) => `console: ${text.slice(0, 200)}`);
    },
  };
}

/** The width of an A4 sheet without its margins, in CSS pixels: a narrower window shows nothing that is ever printed. */
const paperWidth = 718;

/** The ways in which a subject is photographed in a window of a width. */
export const modesAt = (width: number, wanted: readonly Mode[]) =>
  wanted.filter((mode) => mode !== 'print' || width >= paperWidth);

/** Loads a subject once and takes its pictures in all modes; `takePdf` says whether its PDF is wanted as well. */
export async function photograph(
  page: Page,
  { subject, width }: Loading,
  {
    folder,
    visitor,
    messages,
    takePdf,
  }: { folder: string; visitor: Visitor; messages: ReturnType<typeof watchConsole>; takePdf: boolean },
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const { state, expectedErrors } = subject;
  await page.setViewportSize({ width, height: byWidth(screenHeights, width) });
  await page.emulateMedia(modes.light);
  await visitor.open(page, subject.href, subject.locale);
  await state?.reach(page);

  const fullPage = state?.shows !== 'screen';
  for (const mode of modesAt(width, subject.modes)) {
    await page.emulateMedia({ ...modes[mode], reducedMotion: 'reduce' });
    if (fullPage) await page.evaluate(() => scrollTo(0, 0));
    await visitor.settle(page);
    const { height, findings } = await visitor.inspect(page);
    const name = fileOf(subject, width, mode);
    const file = `pictures/${name}.jpg`;
    const thumbnail = `thumbnails/${name}.jpg`;
    const picture = await page.screenshot({
      path: path.join(folder, file),
      type: 'jpeg',
      quality: 80,
      fullPage,
      ...(fullPage && height > greatestHeight && { clip: { x: 0, y: 0, width, height: greatestHeight } }),
      animations: 'disabled',
    });
    const thumbnailWidth = byWidth(thumbnailWidths, width);
    await sharp(picture)
      .resize({ width: thumbnailWidth, height: thumbnailHeight, fit: 'cover', position: 'top' })
      .jpeg({ quality: 75 })
      .toFile(path.join(folder, thumbnail));
    findings.push(...messages.take(expectedErrors));
    shots.push({ subject, width, mode, file, thumbnail, thumbnailWidth, height, findings });
  }
  if (takePdf) {
    await page.emulateMedia(modes.print);
    await page.pdf({ path: path.join(folder, pdfOf(subject)), format: 'A4', margin: paperMargin });
  }
  return shots;
}

/** What browsers leave free by default. */
const paperMargin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } as const;
