import { expect, type Page } from '@playwright/test';
import { colors } from '../../src/theme/palette';

/** `#rrggbb` as the browser writes it. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The page's background is painted in this scheme. */
export async function expectScheme(page: Page, scheme: 'dark' | 'light') {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(background).toBe(rgb(colors.background[scheme]));
}
