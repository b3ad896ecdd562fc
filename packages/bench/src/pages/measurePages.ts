import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '@nine-blocks/built-site/options';
import type { SitePage } from '@nine-blocks/built-site/readSite';
import { serveSite } from '@nine-blocks/built-site/serveSite';
import { becomesIdle, isIdle } from '../turns/idle';
import { interleave } from '../turns/interleave';
import { median } from '../figures';
import type { PartResult } from '../part';
import { writeControlSite } from './controlSite';
import { categories, metrics, type Reading, runLighthouse } from './lighthouse';
import { bytesTable, speedTable } from './pageTables';
import { pageFigures, type PageMedians } from './pageTargets';

/** The median of every figure of some readings. */
function mediansOf(readings: readonly Reading[]): Reading {
  const [first] = readings;
  if (first === undefined) {
    throw new UsageError('The machine was never idle long enough: stop what else runs, or allow more with --busy.');
  }
  const names = [...metrics, ...categories.filter((category) => first[category] !== undefined)];
  return Object.fromEntries(
    names.map((name) => [name, median(readings.map((reading) => reading[name] ?? Number.NaN))]),
  ) as Reading;
}

interface Options {
  pages: readonly SitePage[];
  runs: number;
  /** How busy the machine may be with something else, 0 to 1. */
  busy: number;
}

/** Loads pages and their control pages in turn, so that what slows the machine slows both; what was disturbed all the same is done again. */
export async function measurePages({ pages, runs, busy }: Options, say: (line: string) => void): Promise<PartResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  writeControlSite(path.resolve('dist'), folder, pages);
  const site = { server: await serveSite(), asked: categories };
  const control = { server: await serveSite({ root: folder }), asked: ['performance'] as const };
  try {
    const { values, discarded } = await interleave(
      { variants: [site, control], subjects: pages, runs },
      ({ server, asked }, { href }) => {
        say(server.origin + href);
        return runLighthouse(server.origin + href, asked);
      },
      { before: () => becomesIdle(busy), after: () => isIdle(busy) },
    );
    const medians: PageMedians[] = pages.map(({ href, kind }, index) => ({
      href,
      kind,
      site: mediansOf(values[index]?.[0] ?? []),
      control: mediansOf(values[index]?.[1] ?? []),
    }));
    return {
      tables: [
        `Speed: medians of ${runs}, in ms; scores of ${categories.join(', ')}\n\n${speedTable(medians)}`,
        `Bytes: what was loaded, in kilobytes\n\n${bytesTable(medians)}`,
        `${discarded} measurements were discarded because something else was running.`,
      ],
      figures: medians.flatMap(pageFigures),
      raw: medians,
    };
  } finally {
    await Promise.all([site.server.stop(), control.server.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
