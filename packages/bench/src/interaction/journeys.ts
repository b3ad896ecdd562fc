import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Journey, Visitor } from '../visitor';
import { atRest, takeNavigation, watchNavigation } from './inPage';

/** How many times slower the processor is made. */
export const slowdowns = [1, 4] as const;

export type Slowdown = (typeof slowdowns)[number];

/** A tab, and how to slow its processor; `slow(1)` lets it run as it can. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  slow: (rate: Slowdown) => Promise<unknown>;
}

const desktop = { width: 1440, height: 900 } as const;

/** Opens a tab in a context of its own, which has seen nothing before. */
export async function openTab(
  browser: Browser,
  baseURL: string,
  viewport: { width: number; height: number } = desktop,
): Promise<Tab> {
  const context = await browser.newContext({ baseURL, viewport });
  // The runner of these files keeps functions' names through a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { context, page, slow: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }) };
}

/** Goes to another page of the site by a link that was pointed at before, so that the page is fetched ahead: milliseconds from click to painted heading. */
export async function takeJourney(
  { page, slow }: Tab,
  {
    journey: { from, to },
    slowdown,
    locale,
    visitor,
  }: { journey: Journey; slowdown: Slowdown; locale: string; visitor: Visitor },
): Promise<number> {
  await slow(1);
  await visitor.open(page, from, locale);
  await atRest(page);
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await link.hover();
  await atRest(page);
  await watchNavigation(page);
  await slow(slowdown);
  await link.click();
  return takeNavigation(page);
}
