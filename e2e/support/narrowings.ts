import type { Page } from '@playwright/test';
import { layoutFaults } from './layoutFaults';

/** A way in which a visitor leaves a page less room. */
interface Narrowing {
  name: string;
  screen?: { width: number; height: number };
  styles?: string;
}

const largeLetters = 'html { font-size: 200% !important }';

/** The two that leave the least room: in the default run they represent the others. */
export const tightest: readonly [Narrowing, Narrowing] = [
  { name: 'on a phone of 280 px', screen: { width: 280, height: 653 } },
  { name: 'on a phone, with letters twice as large', screen: { width: 390, height: 844 }, styles: largeLetters },
];

/** WCAG 1.4.4 Resize Text, 1.4.10 Reflow and 1.4.12 Text Spacing, and more than they require. */
export const narrowings: readonly Narrowing[] = [
  ...tightest,
  { name: 'at 400 %, 320 × 256 px', screen: { width: 320, height: 256 } },
  { name: 'at 200 %, 720 × 450 px', screen: { width: 720, height: 450 } },
  { name: 'with letters twice as large', styles: largeLetters },
  {
    name: 'with wide text spacing',
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
];

/** Leaves a page less room, and removes the styles of another narrowing. The page's policy refuses a style element. */
export async function narrow(page: Page, { screen, styles = '' }: Narrowing): Promise<void> {
  if (screen !== undefined) await page.setViewportSize(screen);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** The faults of the layout with the least room, first in the one way and then in the other. */
export async function tightestFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const narrowing of tightest) {
    await narrow(page, narrowing);
    faults.push(...(await layoutFaults(page)).map((fault) => `${narrowing.name}: ${fault}`));
  }
  return faults;
}
