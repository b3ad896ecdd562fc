import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { lendScript } from './lentScript';
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

const script = readFileSync(createRequire(import.meta.url).resolve('html_codesniffer'), 'utf8');

/** HTML_CodeSniffer, WCAG 2.1 A and AA: errors are violations, warnings are undecided, notices remind of what no engine can test. */
export async function htmlCodeSnifferVerdict(page: Page): Promise<Verdict> {
  const { rules, messages } = await lendScript(page, script, () =>
    page.evaluate(async () => {
      await new Promise<void>((done, fail) => {
        window.HTMLCS.process('WCAG2AA', document, done, () => {
          fail(new Error('HTML_CodeSniffer could not load its rules'));
        });
      });
      return {
        rules: window.HTMLCS_WCAG2AA.sniffs.flatMap(({ include }) => include).length,
        messages: window.HTMLCS.getMessages()
          .filter(({ type }) => type === window.HTMLCS.ERROR || type === window.HTMLCS.WARNING)
          .map(({ type, code, msg, element }) => ({
            fails: type === window.HTMLCS.ERROR,
            rule: code,
            help: msg,
            place: element.outerHTML.slice(0, 200),
          })),
      };
    }),
  );
  return {
    engine: 'HTML_CodeSniffer',
    rules,
    violations: messages
      .filter(({ fails }) => fails)
      .map(({ rule, help, place }) => ({ engine: 'HTML_CodeSniffer', rule, help, place })),
    undecided: [...new Set(messages.filter(({ fails }) => !fails).map(({ rule }) => rule))],
  };
}
