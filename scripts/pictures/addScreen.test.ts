import path from 'node:path';
import sharp from 'sharp';
import { screenPictures } from '../../src/content/screenPictures';
import { expect, test } from '../testing/folder';
import { addScreen } from './addScreen';

const screenshot = (file: string, width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toFile(file);

test('a screenshot becomes every picture of a screen, and a picture can have its own screenshot', async ({
  folder,
}) => {
  const [whole, phone] = ['whole.png', 'phone.png'].map((name) => path.join(folder, name)) as [string, string];
  await screenshot(whole, 2560, 1600, '#00f');
  await screenshot(phone, 780, 960, '#f00');
  const files = await addScreen('acme-board', { whole, phone }, folder);
  expect(files).toHaveLength(Object.values(screenPictures).reduce((sum, { avif }) => sum + avif.length + 1, 0));
  const colorOf = async (name: string) => {
    const { dominant } = await sharp(path.join(folder, name)).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect(await colorOf('acme-board-phone-780.webp')).toBe('red');
  expect(await colorOf('acme-board-slab-800.webp')).toBe('blue');
  await expect(addScreen('acme-board', { whole: phone }, folder)).rejects.toThrow('780 × 960');
});
