import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from '../figures';
import type { PartResult } from '../part';
import { categories, look, metrics, type Reading } from './look';
import { bytesTable, speedTable } from './pageTables';
import { pageFigures, type PageMedians } from './pageTargets';
import { serveSites } from './servedSites';

function mediansOf(readings: readonly Reading[]): Reading {
  const [first] = readings;
  if (first === undefined) throw new Error('There is no reading');
  const names = [...metrics, ...categories.filter((category) => first[category] !== undefined)];
  return Object.fromEntries(
    names.map((name) => [name, median(readings.map((reading) => reading[name] ?? Number.NaN))]),
  ) as Reading;
}

/** Loads pages and their control pages in turn, so that what slows the machine for a while slows both. */
export async function measurePages(
  paths: readonly string[],
  runs: number,
  say: (line: string) => void,
): Promise<PartResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const sites = await serveSites(path.resolve('dist'), folder, paths);
  try {
    const readings = new Map(paths.map((page) => [page, { site: [] as Reading[], control: [] as Reading[] }]));
    for (let run = 1; run <= runs; run += 1) {
      for (const [page, { site, control }] of readings) {
        say(`run ${run} of ${runs}: ${page}`);
        site.push(await look(sites.siteUrl + page, categories));
        control.push(await look(sites.controlUrl + page, ['performance']));
      }
    }
    const pages: PageMedians[] = [...readings].map(([page, { site, control }]) => ({
      path: page,
      site: mediansOf(site),
      control: mediansOf(control),
    }));
    return {
      tables: [
        `Speed: medians of ${runs}, in ms; scores of ${categories.join(', ')}\n\n${speedTable(pages)}`,
        `Bytes: what was loaded, in kilobytes\n\n${bytesTable(pages)}`,
      ],
      figures: pages.flatMap(pageFigures),
      raw: pages,
    };
  } finally {
    await sites.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
