import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { partsOf } from './proofs';

export const engines = ['chromium', 'firefox', 'webkit'] as const;

/** What a test ran in; `node` are those without a browser. */
export type Engine = (typeof engines)[number] | 'node';

/** What became of one test in one run. */
export interface Result {
  engine: Engine;
  /** As the engine itself says; empty where no page was opened. */
  version: string;
  project: string;
  file: string;
  /** The titles of the groups that it stands in, and its own. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** What one run of the tests leaves behind. */
export interface Run {
  commit: string;
  /** Whether anything was not committed. */
  changed: boolean;
  /** ISO 8601. */
  started: string;
  system: string;
  results: readonly Result[];
}

/** One file for each run; beside `test-results/`, which every run empties. */
export const evidenceFolder = '.conformance';

/** Every run that is kept, oldest first. */
export function readRuns(folder = evidenceFolder): Run[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const runs = files.map((name): Run => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  return runs.toSorted((a, b) => a.started.localeCompare(b.started));
}

/** The runs of the commit that was tested last. */
export const runsOfOneCommit = (runs: readonly Run[]) => runs.filter(({ commit }) => commit === runs.at(-1)?.commit);

/** What became of each test the last time that it ran. */
export function lastResults(runs: readonly Run[]): Result[] {
  const last = new Map<string, Result>();
  for (const { results } of runs) {
    for (const result of results) {
      last.set([result.engine, result.project, result.file, result.title].join('\n'), result);
    }
  }
  return [...last.values()];
}

/** The results that a proof speaks of. */
export function resultsOf(proof: string, results: readonly Result[]): Result[] {
  const { file, words } = partsOf(proof);
  return results.filter((result) => result.file === file && result.title.includes(words));
}
