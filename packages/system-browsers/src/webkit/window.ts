import type { Page } from '@playwright/test';
import { screenSide } from './display';
import { waitFor } from './waitFor';
import type { Command } from './webDriver';

export interface Size {
  width: number;
  height: number;
}

const isSize = (value: unknown): value is Size =>
  typeof value === 'object' && value !== null && 'width' in value && 'height' in value;

/** MiniBrowser's toolbar stands above the page. The pointer of the screen, in its middle, rests on it and is in no page's way. */
const ontoToolbar = 5;

const sizeOf = (page: Page): Promise<Size> => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));

/** Makes the window as large as its page must be; says so where a window cannot be that small. */
export async function resizeWindow(command: Command, page: Page, wanted: Size): Promise<void> {
  const outer = await command('GET', '/window/rect');
  if (!isSize(outer)) throw new Error('WebDriver gave no size of the window.');
  const inner = await sizeOf(page);
  const corner = screenSide / 2 - ontoToolbar;
  await command('POST', '/window/rect', {
    x: corner,
    y: corner,
    width: wanted.width + outer.width - inner.width,
    height: wanted.height + outer.height - inner.height,
  });
  await waitFor(`A window for a page of ${wanted.width} × ${wanted.height} pixels`, async () => {
    const { width, height } = await sizeOf(page);
    return width === wanted.width && height === wanted.height ? true : undefined;
  });
}
