import type { Page } from '@playwright/test';
import { inspectLayout } from './inspectLayout';
import { overlaps } from './pseudoPage';
import { stillPage } from './stillPage';

/** A way in which a visitor leaves a page less room. */
export interface Narrowing {
  name: string;
  screen?: { width: number; height: number };
  styles?: string;
}

/** What WCAG asks a page to bear: 1.4.4 Resize Text, 1.4.10 Reflow, 1.4.12 Text Spacing. */
export const narrowings: readonly Narrowing[] = [
  { name: 'at 400 %, 320 × 256 px', screen: { width: 320, height: 256 } },
  { name: 'at 200 %, 720 × 450 px', screen: { width: 720, height: 450 } },
  { name: 'with letters twice as large', styles: 'html { font-size: 200% !important }' },
  {
    name: 'with wide text spacing',
    styles: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
];

/** What is lost, cut off, over another text or over the edge, on a page as it stands. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await stillPage(page);
  const { findings } = await inspectLayout(page);
  return [...findings, ...(await overlaps(page))];
}
