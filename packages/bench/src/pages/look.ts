import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { freePort } from './freePort';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** Figures of one loading: paints and blocking in ms, the shift as it is, sizes as they came over the wire in bytes. */
export const metrics = ['fcp', 'lcp', 'tbt', 'cls', 'html', 'script', 'font', 'image', 'other', 'total'] as const;

type Metric = (typeof metrics)[number];

/** What Lighthouse says of one loading of a page: scores from 0 to 1 of the categories that were asked for, and figures. */
export type Reading = Partial<Record<Category, number>> & Record<Metric, number>;

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

const kinds: Readonly<Record<string, Metric>> = { Document: 'html', Script: 'script', Font: 'font', Image: 'image' };

interface Request {
  resourceType?: string;
  transferSize?: number;
}

/** Bytes by kind. The browser's own asking for a picture of the site is not the page's. */
function bytesOf(result: Result): Record<'html' | 'script' | 'font' | 'image' | 'other' | 'total', number> {
  const bytes = { html: 0, script: 0, font: 0, image: 0, other: 0, total: 0 };
  const details = result.audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as Request[]) : [];
  for (const { resourceType = '', transferSize = 0 } of requests) {
    const kind = kinds[resourceType] ?? 'other';
    if (kind in bytes) bytes[kind as keyof typeof bytes] += transferSize;
    bytes.total += transferSize;
  }
  return bytes;
}

/** What Lighthouse would say of a page but cannot, as numbers: no figure is no success. */
const figure = (value: number | null | undefined) => value ?? Number.NaN;

/** Loads a page once with Lighthouse's own settings (a phone, simulated slow network and processor), in a browser that has seen nothing before. */
export async function look(url: string, asked: readonly Category[]): Promise<Reading> {
  const port = await freePort();
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
  try {
    const run = await lighthouse(url, { port, onlyCategories: [...asked], logLevel: 'error', output: 'json' });
    if (run === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
    const { lhr } = run;
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const times = Object.entries(audits).map(([metric, audit]) => [metric, figure(lhr.audits[audit]?.numericValue)]);
    const scores = asked.map((category) => [category, figure(lhr.categories[category]?.score)]);
    return { ...Object.fromEntries([...times, ...scores]), ...bytesOf(lhr) } as Reading;
  } finally {
    await browser.close();
  }
}
