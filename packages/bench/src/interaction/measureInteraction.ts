import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { listenLocal } from '../../../../scripts/server/listen';
import { createSiteServer } from '../../../../scripts/server/siteServer';
import { type Measured, median } from '../figures';
import type { PartResult } from '../part';
import { tableOf } from '../table';
import { type Sampled, sampleInteractions, sampleJourneys } from './samples';

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
  const browser = await chromium.launch(launchOptions());
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
