import path from 'node:path';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { pinnedInstall } from '@nine-blocks/pinned-install/pinnedInstall';
import { chromium } from '@playwright/test';
import { freePort } from './freePort';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/**
 * Figures of one loading: paints, blocking, long tasks and the main thread's work in ms, the layout shift as it is, sizes as they came
 * over the wire in bytes.
 */
export const metrics = [
  ...(['fcp', 'lcp', 'tbt', 'cls', 'longTasks', 'mainThread'] as const),
  ...(['html', 'script', 'font', 'image', 'other', 'total'] as const),
] as const;

type Metric = (typeof metrics)[number];

/** What Lighthouse says of one loading of a page: scores from 0 to 1 of the categories that were asked for, and figures. */
export type Reading = Partial<Record<Category, number>> & Record<Metric, number>;

/** What is used of Lighthouse, which is installed when it is first needed and so has no types here. */
interface Audit {
  numericValue?: number;
  details?: { items?: readonly { resourceType?: string; transferSize?: number; duration?: number }[] };
}

interface Result {
  runtimeError?: { message: string };
  categories: Readonly<Record<string, { score: number | null } | undefined>>;
  audits: Readonly<Record<string, Audit | undefined>>;
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  mainThread: 'mainthread-work-breakdown',
} as const;

const kinds: Readonly<Record<string, Metric>> = { Document: 'html', Script: 'script', Font: 'font', Image: 'image' };

/** Bytes by kind. */
function bytesOf(result: Result): Record<'html' | 'script' | 'font' | 'image' | 'other' | 'total', number> {
  const bytes = { html: 0, script: 0, font: 0, image: 0, other: 0, total: 0 };
  for (const { resourceType = '', transferSize = 0 } of result.audits['network-requests']?.details?.items ?? []) {
    const kind = kinds[resourceType] ?? 'other';
    if (kind in bytes) bytes[kind as keyof typeof bytes] += transferSize;
    bytes.total += transferSize;
  }
  return bytes;
}

/** The figures of a result. What Lighthouse could not tell is no number, and so no success. */
export function readingOf(result: Result, asked: readonly Category[]): Reading {
  const times = Object.entries(audits).map(([metric, audit]) => [metric, result.audits[audit]?.numericValue]);
  const scores = asked.map((category) => [category, result.categories[category]?.score]);
  const tasks = result.audits['long-tasks']?.details?.items ?? [];
  const known = [...times, ...scores].map(([name, value]) => [name, value ?? Number.NaN]);
  const longTasks = tasks.reduce((sum, { duration = 0 }) => sum + duration, 0);
  return { ...Object.fromEntries(known), longTasks, ...bytesOf(result) } as Reading;
}

let installed: Promise<Lighthouse> | undefined;

/** Installs Lighthouse unless it is there; throws where it cannot be. */
export function loadLighthouse(): Promise<Lighthouse> {
  installed ??= importLighthouse();
  return installed;
}

async function importLighthouse(): Promise<Lighthouse> {
  const load = pinnedInstall(path.relative('.', path.resolve(import.meta.dirname, '../../lighthouse')));
  return (await load('lighthouse/core/index.js'))['default'] as Lighthouse;
}

/** Loads a page once with Lighthouse's own settings (a phone, simulated slow network and processor), in a browser that has seen nothing before. */
export async function runLighthouse(url: string, asked: readonly Category[]): Promise<Reading> {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${port}`));
  try {
    const run = await lighthouse(url, { port, onlyCategories: [...asked], logLevel: 'error', output: 'json' });
    if (run === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
    const { lhr } = run;
    if (lhr.runtimeError !== undefined) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readingOf(lhr, asked);
  } finally {
    await browser.close();
  }
}
