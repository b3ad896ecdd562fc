import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { lendScript } from './lendScript';
import type { Verdict } from './verdict';

/** What of HTML_CodeSniffer is used; it comes without types. */
interface HtmlCodeSniffer {
  ERROR: number;
  WARNING: number;
  process: (standard: string, content: Document, done: () => void, failed: () => void) => void;
  getMessages: () => { type: number; code: string; msg: string; element: Element }[];
}

declare global {
  interface Window {
    HTMLCS: HtmlCodeSniffer;
    HTMLCS_WCAG2AA: { sniffs: { include: string[] }[] };
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** HTML_CodeSniffer, WCAG 2.1 A and AA: errors are violations, warnings are undecided, notices remind of what no engine can test. */
export async function htmlCodeSnifferVerdict(page: Page): Promise<Verdict> {
  const { rules, failed, undecided } = await lendScript(page, script, () =>
    page.evaluate(async () => {
      const { HTMLCS, HTMLCS_WCAG2AA } = window;
      await new Promise<void>((done, fail) => {
        HTMLCS.process('WCAG2AA', document, done, () => {
          fail(new Error('HTML_CodeSniffer could not load its rules'));
        });
      });
      const messages = HTMLCS.getMessages();
      return {
        rules: HTMLCS_WCAG2AA.sniffs.flatMap(({ include }) => include).length,
        failed: messages
          .filter(({ type }) => type === HTMLCS.ERROR)
          .map(({ code, msg, element }) => ({ rule: code, help: msg, place: element.outerHTML.slice(0, 200) })),
        undecided: messages.filter(({ type }) => type === HTMLCS.WARNING).map(({ code }) => code),
      };
    }),
  );
  return {
    engine: 'HTML_CodeSniffer',
    rules,
    violations: failed.map((violation) => ({ engine: 'HTML_CodeSniffer', ...violation })),
    undecided: [...new Set(undecided)],
  };
}
