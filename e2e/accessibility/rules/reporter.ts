import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FullResult, Reporter, TestResult } from '@playwright/test/reporter';
import { exceptions } from './exceptions';
import { matrix } from './matrix';
import { type Look, looksAmong } from './looks';

function total(looks: readonly Look[]) {
  const engines: {
    [engine: string]: { places: number; rules: number; checks: number; needAPerson: { [rule: string]: number } };
  } = {};
  for (const { rules, undecided } of looks) {
    for (const [name, count] of Object.entries(rules)) {
      const engine = (engines[name] ??= { places: 0, rules: 0, checks: 0, needAPerson: {} });
      engine.places += 1;
      engine.rules = Math.max(engine.rules, count);
      engine.checks += count;
      for (const rule of undecided[name] ?? []) engine.needAPerson[rule] = (engine.needAPerson[rule] ?? 0) + 1;
    }
  }
  return engines;
}

/** Counts what the rule engines have looked at, and fails a run that has looked everywhere and left an exception unused. */
export default class RulesReporter implements Reporter {
  private readonly looks: Look[] = [];
  private readonly file: string;

  constructor({ file }: { file: string }) {
    this.file = file;
  }

  onTestEnd(_test: unknown, { annotations }: Pick<TestResult, 'annotations'>) {
    this.looks.push(...looksAmong(annotations));
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> | undefined {
    if (this.looks.length === 0) return undefined;
    const engines = total(this.looks);
    const checks = Object.values(engines).reduce((sum, engine) => sum + engine.checks, 0);
    const used = new Set(this.looks.flatMap(({ excused }) => excused));
    const unused = exceptions.filter(({ engine }, index) => engine !== 'html-validate (file)' && !used.has(index));
    const isWhole = this.looks.length === matrix.length;

    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(
      this.file,
      `${JSON.stringify({ places: this.looks.length, of: matrix.length, checks, engines }, null, 2)}\n`,
    );
    console.log(`Rules: ${checks} checks at ${this.looks.length} of ${matrix.length} places (${this.file})`);
    if (!isWhole || unused.length === 0) return undefined;
    console.log('These exceptions match nothing any more; take them out of e2e/accessibility/rules/exceptions.ts:');
    for (const { engine, rule } of unused) console.log(`  ${engine} ${rule}`);
    return Promise.resolve({ status: 'failed' });
  }
}
