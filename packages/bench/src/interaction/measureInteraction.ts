import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { readSite, sourceTag } from '@nine-blocks/built-site/readSite';
import { serveSite } from '@nine-blocks/built-site/serveSite';
import { chromium } from '@playwright/test';
import { type Measured, median } from '../figures';
import type { PartResult } from '../part';
import { tableOf } from '../table';
import type { Visitor } from '../visitor';
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

/** Measures what visitors wait for once a page is hydrated: other pages of the site, and what they open on one. */
export async function measureInteraction(
  samples: number,
  visitor: Visitor,
  say: (line: string) => void,
): Promise<PartResult> {
  const locale = sourceTag(readSite());
  const server = await serveSite();
  const browser = await chromium.launch(launchOptions());
  try {
    const sampling = { baseURL: server.origin, locale, samples, visitor };
    say('other pages');
    const navigation = await sampleJourneys(browser, sampling);
    say('interactions');
    const opened = await sampleInteractions(browser, sampling);
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
    await server.stop();
  }
}
