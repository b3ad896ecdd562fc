import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '@nine-blocks/built-site/options';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { shareText } from './comparisonSheet';
import { earlierGallery } from './earlierGallery';
import { pictureDifference } from './pictureDifference';
import { type Compared, writeComparison } from './writeComparison';

/** Two galleries without pictures. */
const test = base.extend<{ before: string; after: string }>({
  before: async ({}, use, { title }) => inFolder(title, use),
  after: async ({}, use, { title }) => inFolder(title, use),
});

async function inFolder(title: string, use: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), `gallery-${title.length}-`));
  mkdirSync(path.join(folder, 'pictures'));
  await use(folder);
  rmSync(folder, { recursive: true });
}

/** A white picture with a black block of some width in it. */
async function draw(folder: string, name: string, { black = 0, height = 100 } = {}) {
  const block = { create: { width: Math.max(black, 1), height: 50, channels: 3, background: '#000' } } as const;
  const white = { create: { width: 100, height, channels: 3, background: black === 0 ? '#fff' : '#fefefe' } } as const;
  const file = path.join(folder, 'pictures', name);
  await sharp(white)
    .composite(black === 0 ? [] : [{ input: block, left: 0, top: 0 }])
    .jpeg({ quality: 100 })
    .toFile(file);
  return file;
}

const taken = (name: string): Compared => ({
  file: `pictures/${name}`,
  subject: { title: '/' },
  width: 390,
  mode: 'light',
});

test('the share of pixels that differ is told, and they are marked in red', async ({ before, after }) => {
  const difference = await pictureDifference(await draw(before, 'a.jpg'), await draw(after, 'a.jpg', { black: 40 }));
  expect(difference.share).toBeCloseTo(0.2, 2);
  const { data } = await sharp(difference.marked).raw().toBuffer({ resolveWithObject: true });
  expect([data[0], data[1]]).toEqual([expect.closeTo(220, -1), expect.closeTo(0, -1)]);
  // White beside the block is gray in the marked picture, not red.
  expect(data[data.length - 2]).toBeGreaterThan(200);
});

test('what only one of two pictures has is different: a page that has grown or shrunk', async ({ before, after }) => {
  const low = await draw(before, 'a.jpg');
  const high = await draw(after, 'a.jpg', { height: 125 });
  expect((await pictureDifference(low, high)).share).toBe(0.2);
  expect((await pictureDifference(high, low)).share).toBe(0.2);
  expect((await pictureDifference(low, low)).share).toBe(0);
});

test('the sheet shows what differs, the most different first, and names the rest', async ({ before, after }) => {
  for (const name of ['little', 'much', 'same', 'gone']) await draw(before, `${name}.jpg`);
  await draw(after, 'little.jpg', { black: 10 });
  await draw(after, 'much.jpg', { black: 80 });
  for (const name of ['same', 'new']) await draw(after, `${name}.jpg`);
  const shots = ['little', 'much', 'same', 'new'].map((name) => taken(`${name}.jpg`));
  const said = await writeComparison(shots, before, after);
  expect(said).toMatch(/^Pictures that differ: 2 of 3, most of all \/, 390 light \(4\d%\): .*before-after\.html$/);

  const sheet = readFileSync(path.join(after, 'before-after.html'), 'utf8');
  const shown = [...sheet.matchAll(/src="(.*?)"/g)].map(([, file = '']) => file);
  expect(shown).toEqual(
    ['much', 'little'].flatMap((name) => ['before', 'pictures', 'difference'].map((side) => `${side}/${name}.jpg`)),
  );
  // The folder holds all that it shows, so it can be sent to somebody.
  const files = readdirSync(after, { recursive: true, encoding: 'utf8' });
  expect(shown.filter((file) => !files.includes(path.normalize(file)))).toEqual([]);
  for (const line of ['New: 1', 'new.jpg', 'Not taken this time: 1', 'gone.jpg', 'The same: 1', 'same.jpg']) {
    expect(sheet).toContain(line);
  }
});

test('a folder without pictures, and the one that this run writes, are refused with a reason', ({ before, after }) => {
  expect(earlierGallery(undefined, after)).toBeUndefined();
  expect(earlierGallery(before, after)).toBe(before);
  expect(() => earlierGallery(after, after)).toThrow(UsageError);
  expect(() => earlierGallery(after, after)).toThrow('Move it first');
  expect(() => earlierGallery(tmpdir(), after)).toThrow('is no gallery');
});

test('the smallest difference is still told from none', () => {
  expect([0.00001, 0.0123, 0.5].map(shareText)).toEqual(['less than 0.01%', '1.2%', '50%']);
});
