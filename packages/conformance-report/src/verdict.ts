import type { Claim } from './claims';
import { type Engine, type Result, resultsOf } from './evidence';

/** The terms of VPAT 2.5. */
export type Level = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

export type Counts = Record<Result['outcome'], number>;

export interface Verdict {
  level: Level;
  /** What keeps it from a better one. */
  reasons: string[];
  /** What the proving tests did, in the engines in which any ran. */
  counts: Partial<Record<Engine, Counts>>;
}

/** How many tests had which outcome, in each engine. */
export function countsOf(results: readonly Result[]): Verdict['counts'] {
  const counts: Verdict['counts'] = {};
  for (const { engine, outcome } of results) {
    const own = (counts[engine] ??= { passed: 0, failed: 0, skipped: 0 });
    own[outcome] += 1;
  }
  return counts;
}

/** How far a claim holds after these results: without a test that passed for each of its proofs nothing is supported. */
export function verdictOf(claim: Claim, results: readonly Result[]): Verdict {
  const { provedBy = [], shortfall, notApplicable = false } = claim;
  const proving = provedBy.map((proof) => ({ proof, results: resultsOf(proof, results) }));
  const all = [...new Set(proving.flatMap((entry) => entry.results))];
  const counts = countsOf(all);
  const verdict = (level: Level, reasons: string[] = []): Verdict => ({ level, reasons, counts });

  if (provedBy.length === 0) return verdict(notApplicable ? 'Not Applicable' : 'Not Evaluated');

  const failed = all.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0) {
    const passed = all.some(({ outcome }) => outcome === 'passed');
    const reasons = failed.map(
      ({ engine, project, file, title }) => `failed: ${file} › ${title} (${engine}, ${project})`,
    );
    return verdict(passed ? 'Partially Supports' : 'Does Not Support', reasons);
  }

  const idle = proving.filter((entry) => entry.results.every(({ outcome }) => outcome !== 'passed'));
  if (idle.length > 0) {
    const told = idle.map((entry) => `${entry.proof}${entry.results.length > 0 ? ' (skipped everywhere)' : ''}`);
    return verdict('Not Evaluated', [`did not run: ${told.join('; ')}`]);
  }
  if (notApplicable) return verdict('Not Applicable');
  return shortfall === undefined ? verdict('Supports') : verdict('Partially Supports');
}
