import { expect, type Page } from '@playwright/test';
import { colors } from '../../src/theme/palette';

/** `#rrggbb` as the browser tells it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The page's background as it is painted now. */
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

export async function expectScheme(page: Page, scheme: 'dark' | 'light') {
  await expect.poll(() => background(page)).toBe(rgb(colors.background[scheme]));
}
