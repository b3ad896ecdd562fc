import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { lendScript } from './lendScript';
import type { Verdict } from './verdict';

/** What of the engine is used. */
interface Checker {
  getGuidelines: () => { id: string; checkpoints: { rules?: { id: string }[] }[] }[];
  check: (content: Document, rulesets: string[]) => Promise<{ results: Result[] }>;
}

interface Result {
  ruleId: string;
  value: ['VIOLATION' | 'RECOMMENDATION' | 'INFORMATION', 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  node: Node;
  path: { dom: string };
  snippet: string;
  message: string;
}

declare global {
  interface Window {
    ace: { Checker: new () => Checker };
  }
}

/** The widest set: WCAG 2.2, A and AA, and what IBM asks for beside. */
const ruleset = 'IBM_Accessibility';

const script = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** IBM's Equal Access engine: what fails, be it a requirement or a recommendation, is a violation; what is "potential" or "manual" is undecided. */
export async function ibmVerdict(page: Page): Promise<Verdict> {
  const { rules, failed, undecided } = await lendScript(page, script, () =>
    page.evaluate(async (id) => {
      const checker = new window.ace.Checker();
      const ids = checker
        .getGuidelines()
        .filter((guideline) => guideline.id === id)
        .flatMap(({ checkpoints }) => checkpoints.flatMap((checkpoint) => checkpoint.rules ?? []))
        .map((rule) => rule.id);
      const { results } = await checker.check(document, [id]);
      return {
        rules: new Set(ids).size,
        failed: results
          .filter(({ value: [, outcome] }) => outcome === 'FAIL')
          .map(({ ruleId, node, path, snippet, message }) => {
            const element = node instanceof Element ? node : node.parentElement;
            const isInert = element?.closest('[inert]') != null;
            return { rule: ruleId, place: `${isInert ? '(inert) ' : ''}${path.dom} ${snippet}`, help: message };
          }),
        undecided: results
          .filter(({ value: [, outcome] }) => outcome === 'POTENTIAL' || outcome === 'MANUAL')
          .map(({ ruleId }) => ruleId),
      };
    }, ruleset),
  );
  return {
    engine: 'IBM',
    rules,
    violations: failed.map((violation) => ({ engine: 'IBM', ...violation })),
    undecided: [...new Set(undecided)],
  };
}
