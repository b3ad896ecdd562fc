import { expect, type Page } from '@playwright/test';
import { colors } from '../../src/theme/palette';

/** `#rrggbb` as the browser tells it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The page's ground as it is painted now. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

export async function expectScheme(page: Page, scheme: 'dark' | 'light') {
  await expect.poll(() => ground(page)).toBe(rgb(colors.background[scheme]));
}
