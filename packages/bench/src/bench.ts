import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../scripts/server/listen';
import { missesOf } from './figures';
import { measureBuild } from './growth/measureBuild';
import { measureGrowth } from './growth/measureGrowth';
import { measureInteraction } from './interaction/measureInteraction';
import { type BenchOptions, parseBenchOptions, type PartName } from './options';
import { measurePages } from './pages/measurePages';
import type { PartResult } from './part';

const folder = path.resolve('bench');

/** What is going on, apart from what was found out. */
const say = (line: string) => console.error(`… ${line}`);

const measure: Readonly<Record<PartName, (options: BenchOptions) => Promise<PartResult>>> = {
  pages: ({ paths, runs }) => measurePages(paths, runs, say),
  interaction: ({ samples }) => measureInteraction(samples, say),
  growth: () => measureGrowth(say),
  build: () => measureBuild(say),
};

async function bench(options: BenchOptions): Promise<void> {
  // The other parts build copies of their own.
  const looksAtDist = options.parts.includes('pages') || options.parts.includes('interaction');
  if (looksAtDist && !existsSync(path.resolve('dist', 'index.html'))) {
    throw new StartError('There is no built site in dist: run npm run build first.');
  }
  mkdirSync(folder, { recursive: true });
  const misses: string[] = [];
  for (const part of options.parts) {
    const { tables, figures, raw } = await measure[part](options);
    writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify({ figures, raw }, null, 2)}\n`);
    console.log(`${tables.join('\n\n')}\n`);
    misses.push(...missesOf(figures));
  }
  if (misses.length === 0) return console.log('Everything was reached.');
  console.log(`Missed: ${misses.length}\n${misses.map((line) => `  ${line}`).join('\n')}`);
  if (options.isStrict) process.exitCode = 1;
}

try {
  await bench(parseBenchOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
