import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
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
  /** The screen reader that it was heard with, with its version. */
  screenReader?: string;
}

/** One run of the tests. */
export interface Run {
  commit: string;
  /** Whether anything was not committed. */
  changed: boolean;
  /** ISO 8601. */
  started: string;
  system: string;
  results: readonly Result[];
}

const isEngine = (name: unknown): name is (typeof engines)[number] => engines.some((engine) => engine === name);

// Only what a screen reader says is tried a second time (e2e/heard/playwright.config.ts).
const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** The engine of a test: the one that it names in an annotation, as tests with a page do (e2e/fixtures.ts), else the run's. */
function engineOf({ projectName, annotations }: JSONReportTest, ofRun: Engine): Pick<Result, 'engine' | 'version'> {
  const [name, version = ''] = annotations.find(({ type }) => type === 'engine')?.description?.split(' ') ?? [];
  if (isEngine(name)) return { engine: name, version };
  return { engine: projectName === 'unit' ? 'node' : ofRun, version: '' };
}

/** The screen reader that a test names in an annotation. */
function screenReaderOf({ annotations }: JSONReportTest): Pick<Result, 'screenReader'> {
  const screenReader = annotations.find(({ type }) => type === 'screen reader')?.description;
  return screenReader === undefined ? {} : { screenReader };
}

/** Every spec of a suite, with the titles of the groups that it stands in. */
function specsOf({ specs, suites = [] }: JSONReportSuite, titles: readonly string[] = []): [string, JSONReportSpec][] {
  return [
    ...specs.map((spec): [string, JSONReportSpec] => [[...titles, spec.title].join(' › '), spec]),
    ...suites.flatMap((suite) => specsOf(suite, [...titles, suite.title])),
  ];
}

/** A run from the report that Playwright's JSON reporter wrote of it. */
export function runOf({ config, suites, stats }: JSONReport): Run {
  const { gitCommit, engine, system, hasChanges } = config.metadata as {
    gitCommit?: { hash?: string };
    engine?: string;
    system?: string;
    hasChanges?: boolean;
  };
  // The folder of the tests, as it was on the machine that ran them, lies at the top of the project.
  const root = path.dirname(config.rootDir);
  const ran = suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(([title, { file, tests }]) =>
      tests
        .filter(({ results }) => results.length > 0)
        .map((test) => ({
          ...engineOf(test, isEngine(engine) ? engine : 'node'),
          project: test.projectName,
          file: path.relative(root, path.resolve(config.rootDir, file)).replaceAll(path.sep, '/'),
          title,
          outcome: outcomes[test.status],
          ...screenReaderOf(test),
        })),
    );
  return {
    commit: gitCommit?.hash ?? 'unknown',
    changed: hasChanges === true,
    started: stats.startTime,
    system: system ?? '',
    results: ran,
  };
}

/** Every run whose report lies in a folder and that ran a test, oldest first. */
export function readRuns(folder: string): Run[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => runOf(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as JSONReport))
    .filter(({ results }) => results.length > 0)
    .toSorted((a, b) => a.started.localeCompare(b.started));
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
