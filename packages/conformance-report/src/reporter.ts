import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { type Engine, engines, evidenceFolder, type Result, type Run } from './evidence';

const isEngine = (name: string): name is Engine => engines.some((engine) => engine === name);

/** What git says; nothing outside a repository. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The engine and its version, as a test that opened a page has heard them from it (e2e/fixtures.ts). */
function engineOf(test: TestCase): { engine: Engine; version: string } | undefined {
  const [name = '', version = ''] =
    test.annotations.find(({ type }) => type === 'engine')?.description?.split(' ') ?? [];
  return isEngine(name) ? { engine: name, version } : undefined;
}

function resultOf(test: TestCase, engineOfProject: ReadonlyMap<string, Engine>): Result {
  const project = test.parent.project()?.name ?? '';
  const outcome = test.outcome();
  return {
    ...(engineOf(test) ?? { engine: engineOfProject.get(project) ?? 'node', version: '' }),
    project,
    file: path.relative(process.cwd(), test.location.file).replaceAll(path.sep, '/'),
    // Before the titles come the root, the project and the file.
    title: test.titlePath().slice(3).join(' › '),
    outcome: outcome === 'skipped' ? 'skipped' : outcome === 'expected' ? 'passed' : 'failed',
  };
}

/** Keeps what every test did in which engine, on which commit: `npm run conformance` reads it. */
export default class EvidenceReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #started = new Date().toISOString();

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const ran = (this.#suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    if (ran.length === 0) return;
    // A test that opened no page, as one that was skipped, does not say its engine: its neighbors or their project do.
    const engineOfProject = new Map(
      ran.flatMap((test) => {
        const project = test.parent.project();
        const known = engineOf(test)?.engine ?? project?.use.browserName;
        return known === undefined ? [] : [[project?.name ?? '', known] as const];
      }),
    );
    const run: Run = {
      commit: git('rev-parse', 'HEAD') || 'unknown',
      changed: git('status', '--porcelain', '--', ':!docs/accessibility-conformance.md') !== '',
      started: this.#started,
      system: `${os.type()} ${os.release()}, Node ${process.versions.node}`,
      results: ran.map((test) => resultOf(test, engineOfProject)),
    };
    mkdirSync(evidenceFolder, { recursive: true });
    const file = path.join(evidenceFolder, `${this.#started.replaceAll(/[:.]/g, '-')}.json`);
    writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
  }

  printsToStdio() {
    return false;
  }
}
