import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** The file that names the engine of the stored pictures. */
const file = `${import.meta.dirname}/engine.json`;

/** The properties of an engine that change pixels. */
export interface PictureEngine {
  /** Product and major version: headless shell and full browser draw the edges of letters differently. */
  product: string;
  platform: string;
  /** The system's fonts, identified by the width of the same letters in each font. */
  fonts: string;
}

/** The engine of a browser. Only Chromium has a product name besides its type: headless shell or full browser. */
export async function pictureEngineOf(browser: Browser): Promise<PictureEngine> {
  let product = `${browser.browserType().name()}/${browser.version()}`;
  if (product.startsWith('chromium/')) {
    const session = await browser.newBrowserCDPSession();
    ({ product } = await session.send('Browser.getVersion'));
    await session.detach();
  }
  const page = await browser.newPage();
  const fonts = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['sans-serif', 'serif', 'monospace', 'system-ui'].map((family) => {
      if (context === null) throw new Error('The browser has no canvas.');
      context.font = `100px ${family}`;
      return `${family} ${context.measureText('Handgloves 0123').width.toFixed(1)}`;
    });
  });
  await page.close();
  const platform = `${process.platform} ${process.arch}`;
  return { product: product.replace(/\..*$/, ''), platform, fonts: fonts.join(', ') };
}

/** The engine that took the stored pictures. */
export const storedPictureEngine = (): PictureEngine => JSON.parse(readFileSync(file, 'utf8'));

/** Stores the engine that takes the pictures. */
export function storePictureEngine(engine: PictureEngine): void {
  writeFileSync(file, `${JSON.stringify(engine, null, 2)}\n`);
}

/** The reason why pictures of one engine cannot be compared with stored pictures of another, or undefined. */
export function reasonNotToCompare(here: PictureEngine, stored: PictureEngine): string | undefined {
  const keys = ['product', 'platform', 'fonts'] as const;
  const differing = keys.filter((key) => stored[key] !== here[key]);
  if (differing.length === 0) return undefined;
  const differences = differing.map((key) => `${key} ${here[key]}, not ${stored[key]}`).join('; ');
  return `Pictures are compared only in the browser that took them (e2e/pages/visual/engine.json). This one differs: ${differences}`;
}
