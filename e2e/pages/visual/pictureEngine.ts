import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Stored with the pictures: the engine that took them. */
const file = `${import.meta.dirname}/engine.json`;

/** What pixels depend on, beside the page. */
export interface PictureEngine {
  /** Product, which tells the headless shell from the full browser, and major version: each draws the edges of letters in its own way. */
  product: string;
  platform: string;
  /** The system's fonts, by the width of the same letters in each. */
  fonts: string;
}

async function productOf(browser: Browser): Promise<string> {
  if (browser.browserType().name() !== 'chromium') return `${browser.browserType().name()}/${browser.version()}`;
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  return product;
}

async function fontsOf(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const widths = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['sans-serif', 'serif', 'monospace', 'system-ui'].map((family) => {
      if (context === null) throw new Error('The browser has no canvas.');
      context.font = `100px ${family}`;
      return `${family} ${context.measureText('Handgloves 0123').width.toFixed(1)}`;
    });
  });
  await page.close();
  return widths.join(', ');
}

/** What the pixels of a browser's pictures depend on. */
export async function pictureEngineOf(browser: Browser): Promise<PictureEngine> {
  return {
    product: (await productOf(browser)).replace(/\..*$/, ''),
    platform: `${process.platform} ${process.arch}`,
    fonts: await fontsOf(browser),
  };
}

/** The engine that took the stored pictures. */
export const storedPictureEngine = (): PictureEngine => JSON.parse(readFileSync(file, 'utf8'));

/** Notes which engine takes the pictures that are stored. */
export function storePictureEngine(engine: PictureEngine): void {
  writeFileSync(file, `${JSON.stringify(engine, null, 2)}\n`);
}

/** Why pictures of one engine cannot be compared with stored ones of another; undefined where they can. */
export function reasonNotToCompare(here: PictureEngine, stored: PictureEngine): string | undefined {
  const keys = ['product', 'platform', 'fonts'] as const;
  const differences = keys
    .filter((key) => stored[key] !== here[key])
    .map((key) => `${key} ${here[key]}, not ${stored[key]}`);
  if (differences.length === 0) return undefined;
  return `Pictures are compared only in the browser that took them (e2e/pages/visual/engine.json). This one differs: ${differences.join('; ')}`;
}
