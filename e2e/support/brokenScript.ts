import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { neglectIntegrity } from './alteredScript';
import { pageFiles } from './pageFiles';

/** The ways in which a script does not do its work. */
const breaks = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  // Not what its hash says: browsers do not run it.
  'is another one': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "Taken";' }),
  'throws at once': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A planned failure");' }),
  'arrives as half a file': async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const code = await readFile(`dist${pathname}`, 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: code.slice(0, code.length / 2) });
  },
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'never comes': () => Promise.resolve(),
} as const;

export type Break = keyof typeof breaks;

export const waysToBreak = Object.keys(breaks) as Break[];

/** Breaks a script of every page that is loaded from now on: the one that starts it, or the code of one kind of page. */
export async function breakScript(page: Page, name: string, how: Break): Promise<void> {
  if (how === 'throws at once') await neglectIntegrity(page);
  await page.route(pageFiles.code(name), breaks[how]);
}
