import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Report } from 'accessibility-checker-engine/v4/api/IReport';
import { lendScript } from './lentScript';
import type { Verdict } from './verdict';

declare global {
  interface Window {
    ace: typeof import('accessibility-checker-engine');
  }
}

/** The widest set: WCAG 2.2, A and AA, and what IBM asks for beside. */
const ruleset = 'IBM_Accessibility';

const script = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** IBM's Equal Access engine: what fails, be it a requirement or a recommendation, is a violation; what is "potential" or "manual" is undecided. */
export async function ibmVerdict(page: Page): Promise<Verdict> {
  const { rules, results } = await lendScript(page, script, () =>
    page.evaluate(async (id) => {
      const checker = new window.ace.Checker();
      const ids = checker
        .getGuidelines()
        .filter((guideline) => guideline.id === id)
        .flatMap(({ checkpoints }) => checkpoints.flatMap((checkpoint) => checkpoint.rules ?? []))
        .map((rule) => rule.id);
      const report: Report = await checker.check(document, [id]);
      return {
        rules: new Set(ids).size,
        results: report.results
          .map(({ ruleId, value, path, message }) => ({
            rule: ruleId,
            outcome: value[1],
            place: path['dom'] ?? '',
            help: message,
          }))
          .filter(({ outcome }) => outcome !== passed),
      };
    }, ruleset),
  );
  return {
    engine: 'IBM',
    rules,
    violations: results
      .filter(({ outcome }) => outcome === failed)
      .map(({ rule, place, help }) => ({ engine: 'IBM', rule, place, help })),
    undecided: [...new Set(results.filter(({ outcome }) => outcome !== failed).map(({ rule }) => rule))],
  };
}
