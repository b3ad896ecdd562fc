import { existsSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@nine-blocks/browsers/launchOptions';
import { UsageError } from '@nine-blocks/built-site/options';
import { readSite, sourceTag } from '@nine-blocks/built-site/readSite';
import { serveSite, type SiteServer } from '@nine-blocks/built-site/serveSite';
import { chromium } from '@playwright/test';
import { openTab, type Slowdown, slowdowns, takeJourney } from '../interaction/journeys';
import { loadLighthouse, metrics, type Reading, runLighthouse } from '../pages/lighthouse';
import type { PartResult } from '../part';
import type { Journey, Visitor } from '../visitor';
import { comparisonTable, type Figure } from './comparison';
import { becomesIdle, isIdle } from '../turns/idle';
import { interleave, type Interleaved } from '../turns/interleave';
import { buildVariants, removeVariants, type Variant } from './variants';

interface Options {
  variants: readonly string[];
  /** Addresses that every variant has. */
  paths: readonly string[];
  runs: number;
  samples: number;
  /** How busy the machine may be with something else, 0 to 1. */
  busy: number;
  visitor: Visitor;
}

interface Served extends Variant {
  server: SiteServer;
}

const byteMetrics: ReadonlySet<string> = new Set(['html', 'script', 'font', 'image', 'other', 'total']);

function pageFigures(readings: readonly (readonly Reading[])[]): Figure[] {
  const names = ['performance', ...metrics] as const;
  return names.map((name) => {
    const scale = byteMetrics.has(name) ? 1000 : 1;
    const samples = readings.map((own) => own.map((reading) => (reading[name] ?? Number.NaN) / scale));
    const isFine = name === 'cls' || name === 'performance';
    return { title: scale === 1 ? name : `${name}, KB`, digits: isFine ? 3 : Number(scale > 1), samples };
  });
}

async function measureJourneys(served: readonly Served[], options: Options): Promise<Interleaved<number>> {
  const { visitor, samples, busy } = options;
  const locale = sourceTag(readSite(siteFileOf(served[0])));
  const subjects = slowdowns.flatMap((slowdown) => visitor.journeys.map((journey) => ({ journey, slowdown })));
  const browser = await chromium.launch(launchOptions());
  try {
    return await interleave(
      { variants: served, subjects, runs: samples },
      async ({ server }, { journey, slowdown }) => {
        const tab = await openTab(browser, server.origin);
        const milliseconds = await takeJourney(tab, { journey, slowdown, locale, visitor });
        await tab.context.close();
        return milliseconds;
      },
      { before: () => becomesIdle(busy), after: () => isIdle(busy) },
    );
  } finally {
    await browser.close();
  }
}

/** The list of a variant's pages; a commit from before there was one is taken for the project as it is now. */
function siteFileOf(variant: Variant | undefined): string {
  const own = path.join(variant?.copy.folder ?? '.', '.build/site.json');
  return existsSync(own) ? own : '.build/site.json';
}

const journeyTitle = ({ from, to }: Journey, slowdown: Slowdown) => `${from} → ${to}, ${slowdown} × slower`;

async function compare(served: readonly Served[], options: Options, say: (line: string) => void): Promise<PartResult> {
  const { paths, runs, busy, visitor } = options;
  const titles = served.map(({ title }) => title);
  const pages = await interleave(
    { variants: served, subjects: paths, runs },
    ({ title, server }, page) => {
      say(`${page} of ${title}`);
      return runLighthouse(server.origin + page, ['performance']);
    },
    { before: () => becomesIdle(busy), after: () => isIdle(busy) },
  );
  say('changes of page');
  const journeys = await measureJourneys(served, options);
  if ([...pages.values, ...journeys.values].flat().some((sample) => sample.length === 0)) {
    throw new UsageError('The machine was never idle long enough: stop what else runs, or allow more with --busy.');
  }
  const journeyFigures = slowdowns
    .flatMap((slowdown) => visitor.journeys.map((journey) => journeyTitle(journey, slowdown)))
    .map((title, index) => ({ title, digits: 0, samples: journeys.values[index] ?? [] }));
  const discarded = pages.discarded + journeys.discarded;
  return {
    tables: [
      ...paths.map(
        (page, index) =>
          `${page}: medians of ${runs}, times in ms\n\n${comparisonTable(titles, pageFigures(pages.values[index] ?? []))}`,
      ),
      `Change of page: medians of ${options.samples}, ms from click to painted heading\n\n${comparisonTable(titles, journeyFigures)}`,
      `${discarded} measurements were discarded because something else was running. "beyond noise" is the Mann–Whitney test: with the same\n` +
        'speed, a difference like this one would come up with probability p; "always" is the same in every run.',
    ],
    figures: [],
    raw: { titles, paths, pages, journeys },
  };
}

/** Builds versions of the project and measures them side by side, in turns. */
export async function measureVariants(options: Options, say: (line: string) => void): Promise<PartResult> {
  // Builds take long: without it they would be in vain.
  await loadLighthouse();
  const variants = await buildVariants(options.variants, say);
  const served: Served[] = [];
  try {
    for (const variant of variants) {
      served.push({ ...variant, server: await serveSite({ folder: variant.copy.folder }) });
    }
    return await compare(served, options, say);
  } finally {
    for (const { server } of served) await server.stop();
    await removeVariants(variants);
  }
}
