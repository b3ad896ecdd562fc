import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SitePage } from '@nine-blocks/built-site/readSite';
import { serveSite } from '@nine-blocks/built-site/serveSite';
import { median } from '../figures';
import type { PartResult } from '../part';
import { writeControlSite } from './controlSite';
import { categories, metrics, type Reading, runLighthouse } from './lighthouse';
import { bytesTable, speedTable } from './pageTables';
import { pageFigures, type PageMedians } from './pageTargets';

/** The median of every figure of some readings. */
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
  pages: readonly SitePage[],
  runs: number,
  say: (line: string) => void,
): Promise<PartResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  writeControlSite(path.resolve('dist'), folder, pages);
  const built = await serveSite();
  const control = await serveSite({ root: folder });
  try {
    const readings = new Map(pages.map((page) => [page, { site: [] as Reading[], control: [] as Reading[] }]));
    for (let run = 1; run <= runs; run += 1) {
      for (const [{ href }, each] of readings) {
        say(`run ${run} of ${runs}: ${href}`);
        each.site.push(await runLighthouse(built.origin + href, categories));
        each.control.push(await runLighthouse(control.origin + href, ['performance']));
      }
    }
    const medians: PageMedians[] = [...readings].map(([{ path, kind }, each]) => ({
      path,
      kind,
      site: mediansOf(each.site),
      control: mediansOf(each.control),
    }));
    return {
      tables: [
        `Speed: medians of ${runs}, in ms; scores of ${categories.join(', ')}\n\n${speedTable(medians)}`,
        `Bytes: what was loaded, in kilobytes\n\n${bytesTable(medians)}`,
      ],
      figures: medians.flatMap(pageFigures),
      raw: medians,
    };
  } finally {
    await Promise.all([built.stop(), control.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
