import type { Capability } from '@nine-blocks/system-browsers/engines';
import type { Page } from '@playwright/test';
import type { Path } from '../../../src/routes';
import { fetchFailed } from '../browserErrors';

/** What a page looks like once a visitor has done something on it. */
export interface OpenState {
  id: string;
  title: string;
  /** Where it begins. */
  path: Path;
  /** What a picture of it shows: what lies over the page covers the screen, what opens within it makes it longer. */
  shows: 'screen' | 'page';
  /** The least and the greatest width, in pixels, at which there is such a state. */
  from?: number;
  to?: number;
  /** Console errors that belong to it. */
  expectedErrors?: RegExp;
  /** What reaching it asks of an engine and its driver. */
  needs?: Capability;
  /** From the page as it was loaded and is hydrated, in the language that `message` speaks. */
  reach: (page: Page) => Promise<void>;
}

export const address = 'ada@example.com';

/** No mail host is in reach. */
export const sendingFailed = new RegExp(`^Failed to load resource|${fetchFailed}`);

/** Answers every mail of a page; without an answer the mail host is out of reach. */
export async function answerMail(page: Page, how: 'sent' | 'failed'): Promise<void> {
  await page.route('**/api/sendEmail', async (route) => {
    if (how === 'failed') return route.abort();
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true } });
  });
}
