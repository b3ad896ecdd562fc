import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createSite } from '../../../../e2e/pages/site';
import { launchOptions } from '../../browserLaunch';
import { listenLocal } from '../../server/listen';
import { createSiteServer } from '../../server/siteServer';
import { type Measured, median } from '../figures';
import type { PartResult } from '../part';
import { tableOf } from '../table';
import { atRest, takeDuration, takeNavigation, watchInteractions, watchNavigation } from './inPage';
import { desktop, interactions, journeys } from './interactions';

/** How many times slower the processor is made. */
const slowdowns = [1, 4] as const;

type Slowdown = (typeof slowdowns)[number];

interface Sampled {
  title: string;
  slowdown: Slowdown;
  milliseconds: readonly number[];
  most?: number;
}

const mostForPages: Readonly<Record<Slowdown, number>> = { 1: 100, 4: 250 };

/** Opens a page in a tab of its own and slows it once it is at rest; `slow(1)` lets it run as it can. */
async function openPage(browser: Browser, baseURL: string, screen: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL, viewport: screen });
  // The runner of these files keeps functions' names through a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slow = (rate: Slowdown) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, slow };
}

async function sampleJourneys(browser: Browser, baseURL: string, samples: number): Promise<Sampled[]> {
  const { context, page, slow } = await openPage(browser, baseURL, desktop);
  const sampled: Sampled[] = [];
  for (const slowdown of slowdowns) {
    for (const { from, to } of journeys) {
      const milliseconds: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) {
        await slow(1);
        await createSite(page).open(from);
        await atRest(page);
        const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
        await link.hover();
        await atRest(page);
        await watchNavigation(page);
        await slow(slowdown);
        await link.click();
        milliseconds.push(await takeNavigation(page));
      }
      sampled.push({ title: `${from} → ${to}`, slowdown, milliseconds, most: mostForPages[slowdown] });
    }
  }
  await context.close();
  return sampled;
}

async function sampleInteractions(browser: Browser, baseURL: string, samples: number): Promise<Sampled[]> {
  const sampled: Sampled[] = [];
  for (const { title, path, screen, act, undo } of interactions) {
    const { context, page, slow } = await openPage(browser, baseURL, screen);
    await createSite(page).open(path);
    await atRest(page);
    await watchInteractions(page);
    for (const slowdown of slowdowns) {
      await slow(slowdown);
      const milliseconds: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) {
        await act(page, sample);
        milliseconds.push(await takeDuration(page));
        await undo?.(page);
        // What closing took is not asked for.
        await takeDuration(page);
      }
      sampled.push({ title, slowdown, milliseconds, ...(slowdown === 1 && { most: 100 }) });
    }
    await context.close();
  }
  return sampled;
}

function samplesTable(sampled: readonly Sampled[]): string {
  const rows = sampled.map(({ title, slowdown, milliseconds, most }) => [
    title,
    `${slowdown} ×`,
    median(milliseconds).toFixed(0),
    Math.max(...milliseconds).toFixed(0),
    most === undefined ? '' : `${most}`,
  ]);
  return tableOf(['', 'slower', 'median', 'worst', 'at most'], rows);
}

const figureOf = ({ title, slowdown, milliseconds, most }: Sampled): Measured => ({
  title: `${title}, processor ${slowdown} × slower`,
  value: median(milliseconds),
  unit: ' ms',
  ...(most !== undefined && { most }),
});

/** Measures what visitors wait for once a page is alive: other pages of the site, and what they open on one. */
export async function measureInteraction(samples: number, say: (line: string) => void): Promise<PartResult> {
  const root = path.resolve('dist');
  const site = await listenLocal(() => createSiteServer({ root, mail: (_req, _res, next) => next() }), 0);
  const browser = await chromium.launch(launchOptions);
  try {
    const baseURL = `http://127.0.0.1:${site.port}`;
    say('other pages');
    const navigation = await sampleJourneys(browser, baseURL, samples);
    say('interactions');
    const opened = await sampleInteractions(browser, baseURL, samples);
    return {
      tables: [
        `Other pages, fetched ahead: ms from click to painted, of ${samples}\n\n${samplesTable(navigation)}`,
        `Interactions: ms to the next paint, of ${samples} (no browser tells less than 16)\n\n${samplesTable(opened)}`,
      ],
      figures: [...navigation, ...opened].map(figureOf),
      raw: { navigation, interactions: opened },
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
