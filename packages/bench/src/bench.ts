import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadVisitor } from '@nine-blocks/built-site/loadVisitor';
import { runCommand } from '@nine-blocks/built-site/options';
import { readSite } from '@nine-blocks/built-site/readSite';
import { measureVariants } from './ab/measureVariants';
import { missesOf } from './figures';
import { measureBuild } from './growth/measureBuild';
import { measureGrowth } from './growth/measureGrowth';
import { measureInteraction } from './interaction/measureInteraction';
import { type BenchOptions, pagesToMeasure, parseBenchOptions, type PartName } from './options';
import { measurePages } from './pages/measurePages';
import type { PartResult } from './part';
import { needed, type Visitor } from './visitor';

const folder = path.resolve('bench');

/** What is going on, apart from what was measured. */
const say = (line: string) => console.error(`… ${line}`);

const visitorOf = ({ visitor }: BenchOptions) => loadVisitor<Visitor>(visitor, needed);

const measure: Readonly<Record<PartName | 'ab', (options: BenchOptions) => Promise<PartResult>>> = {
  pages: async (options) => measurePages({ ...options, pages: pagesToMeasure(readSite(), options) }, say),
  interaction: async (options) => measureInteraction(options.samples, await visitorOf(options), say),
  // These build copies of their own.
  growth: () => measureGrowth(say),
  build: () => measureBuild(say),
  ab: async (options) => {
    const paths = pagesToMeasure(readSite(), options).map(({ href }) => href);
    return measureVariants({ ...options, paths, visitor: await visitorOf(options) }, say);
  },
};

async function bench(args: readonly string[]): Promise<void> {
  const options = parseBenchOptions(args);
  mkdirSync(folder, { recursive: true });
  const misses: string[] = [];
  for (const part of options.variants.length > 0 ? (['ab'] as const) : options.parts) {
    const { tables, figures, raw } = await measure[part](options);
    writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify({ figures, raw }, null, 2)}\n`);
    console.log(`${tables.join('\n\n')}\n`);
    misses.push(...missesOf(figures));
  }
  if (options.variants.length > 0) return;
  if (misses.length === 0) return console.log('Everything was reached.');
  console.log(`Missed: ${misses.length}\n${misses.map((line) => `  ${line}`).join('\n')}`);
  if (options.isStrict) process.exitCode = 1;
}

await runCommand(bench);
