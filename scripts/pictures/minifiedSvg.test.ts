import { readFileSync } from 'node:fs';
import { chromium, expect, type Page, test } from '@playwright/test';
import { launchOptions } from '@nine-blocks/system-browsers/launchOptions';
import { filesBelow } from '../files/filesBelow';
import { minifiedSvg } from './minifiedSvg';

const drawings = filesBelow('public')
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, source: readFileSync(`public/${name}`, 'utf8') }))
  .map(({ name, source }) => ({ name, source, minified: minifiedSvg(source) }));

const dataOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** Symbols show nothing by themselves: here they are used, by the names that the source has. */
function shown(svg: string, source: string): string {
  const uses = Array.from(source.matchAll(/<symbol id="([^"]+)"/g), ([, id = '']) => `<use href="#${id}"/>`);
  return uses.length === 0 ? svg : svg.replace(/<\/svg>\s*$/, `${uses.join('')}</svg>`);
}

/** How far apart two drawings are in any part of any pixel, from 0 to 255; 255 also where the first shows nothing or their sizes differ. */
function difference(page: Page, before: string, after: string): Promise<number> {
  return page.evaluate(
    async (addresses) => {
      const pictures = addresses.map(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas?.drawImage(image, 0, 0, width, height);
        return { size: `${width} × ${height}`, data: canvas?.getImageData(0, 0, width, height).data ?? [] };
      });
      const [one, other] = await Promise.all(pictures);
      if (one === undefined || other === undefined || one.size !== other.size) return 255;
      let [most, isEmpty] = [0, true];
      for (let at = 0; at < one.data.length; at += 1) {
        const part = one.data[at] ?? 0;
        if (part !== 0) isEmpty = false;
        most = Math.max(most, Math.abs(part - (other.data[at] ?? 0)));
      }
      return isEmpty ? 255 : most;
    },
    [dataOf(before), dataOf(after)],
  );
}

/** What no eye sees: edges may lie a thousandth of a pixel from where they were. */
const unseen = 8;

test('a minified drawing is smaller and shows what its source shows, light and dark', async () => {
  const browser = await chromium.launch(launchOptions());
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme });
    for (const { name, source, minified } of drawings) {
      expect(minified.length, name).toBeLessThan(source.length);
      const apart = await difference(page, shown(source, source), shown(minified, source));
      expect.soft(apart, `${name}, ${colorScheme}`).toBeLessThanOrEqual(unseen);
    }
  }
  await browser.close();
});
