import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { lineOf } from '../../support/rules/exceptions';

/** The parts of the engine that are used. */
interface Checker {
  check: (content: Document, rulesets: string[]) => Promise<{ results: Result[] }>;
}

interface Result {
  ruleId: string;
  value: [kind: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
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

/** The widest set: WCAG 2.2, A and AA, and IBM's own demands. */
const ruleset = 'IBM_Accessibility';

const file = path.join(import.meta.dirname, 'node_modules/accessibility-checker-engine/ace.js');

/** The violations that IBM's Equal Access engine finds: every requirement or recommendation that fails. */
export async function ibmLines(page: Page): Promise<string[]> {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm ci --prefix e2e/long/ibm`);
  // Evaluated, not added as an element: a page's policy refuses such elements.
  await page.evaluate(`${readFileSync(file, 'utf8')};0`);
  const failed = await page.evaluate(async (id) => {
    const { results } = await new window.ace.Checker().check(document, [id]);
    return results
      .filter(({ value: [, outcome] }) => outcome === 'FAIL')
      .map(({ ruleId, node, path: { dom }, snippet, message }) => {
        const element = node instanceof Element ? node : node.parentElement;
        const inert = element?.closest('[inert]') != null ? '(inert) ' : '';
        return { rule: ruleId, help: message, place: `${inert}${dom} ${snippet}` };
      });
  }, ruleset);
  return failed.map((violation) => lineOf({ engine: 'IBM', ...violation }));
}
