import path from 'node:path';
import sharp from 'sharp';
import { neededMedia } from '../checks/media';
import { siteRecords } from '../checks/records';
import { filesBelow } from '../files/filesBelow';
import { expect, test } from '../testing/folder';
import { addPortrait } from './addPortrait';

const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8090a0' } }).jpeg();

test('a photo becomes every picture of that person that the site asks for, and no other', async ({ folder }) => {
  const photo = path.join(folder, 'photo.jpg');
  await photoOf(900, 600)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toFile(photo);
  const newcomer = { id: 'grace-lind', name: 'Grace Lind', contribution: ['agency'] } as const;
  const needed = neededMedia({ ...siteRecords, team: [newcomer] }).filter(({ file }) => file.includes('grace-lind'));
  await addPortrait('grace-lind', photo, folder);
  expect(filesBelow(folder).toSorted()).toEqual([...needed.map(({ file }) => file), 'photo.jpg'].toSorted());
  for (const { file } of needed) {
    const { width, height, format, exif } = await sharp(path.join(folder, file)).metadata();
    const side = Number(/-(\d+)\./.exec(file)?.[1]);
    expect({ width, height, exif }).toEqual({ width: side, height: side, exif: undefined });
    expect(format).toBe(file.endsWith('webp') ? 'webp' : 'heif');
  }
});

test('a photo that is too small, or none, is refused', async ({ folder }) => {
  const photo = path.join(folder, 'photo.jpg');
  await photoOf(900, 383).toFile(photo);
  await expect(addPortrait('x', photo, folder)).rejects.toThrow(
    'photo.jpg has 900 × 383 pixels: a portrait needs 384 × 384',
  );
  await expect(addPortrait('x', path.join(folder, 'none.jpg'), folder)).rejects.toThrow('none.jpg is no picture');
  expect(filesBelow(folder)).toEqual(['photo.jpg']);
});
