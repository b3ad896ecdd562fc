import type { Browser } from '@playwright/test';
import { createSite } from '../../../../e2e/pages/site';
import { atRest, takeDuration, takeNavigation, watchInteractions, watchNavigation } from './inPage';
import { desktop, interactions, journeys } from './interactions';

/** How many times slower the processor is made. */
const slowdowns = [1, 4] as const;

type Slowdown = (typeof slowdowns)[number];

/** How long one thing took, each time. */
export interface Sampled {
  title: string;
  slowdown: Slowdown;
  milliseconds: readonly number[];
  most?: number;
}

const mostForPages: Readonly<Record<Slowdown, number>> = { 1: 100, 4: 250 };

/** Opens a page in a tab of its own and slows it once it is at rest; `slow(1)` lets it run as it can. */
async function openPage(browser: Browser, baseURL: string, screen: { width: number; height: number }) {
  const context = await browser.newContext({ baseURL, viewport: screen });
  // The runner of these files keeps functions' names through a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const slow = (rate: Slowdown) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { context, page, slow };
}

/** Goes to other pages of the site, each fetched ahead, and notes how long they take to be painted. */
export async function sampleJourneys(browser: Browser, baseURL: string, samples: number): Promise<Sampled[]> {
  const { context, page, slow } = await openPage(browser, baseURL, desktop);
  const sampled: Sampled[] = [];
  for (const slowdown of slowdowns) {
    for (const { from, to } of journeys) {
      const milliseconds: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) {
        await slow(1);
        await createSite(page).open(from);
        await atRest(page);
        const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
        await link.hover();
        await atRest(page);
        await watchNavigation(page);
        await slow(slowdown);
        await link.click();
        milliseconds.push(await takeNavigation(page));
      }
      sampled.push({ title: `${from} → ${to}`, slowdown, milliseconds, most: mostForPages[slowdown] });
    }
  }
  await context.close();
  return sampled;
}

/** Opens and chooses what visitors do, and notes how long the next paint takes. */
export async function sampleInteractions(browser: Browser, baseURL: string, samples: number): Promise<Sampled[]> {
  const sampled: Sampled[] = [];
  for (const { title, path, screen, act, undo } of interactions) {
    const { context, page, slow } = await openPage(browser, baseURL, screen);
    await createSite(page).open(path);
    await atRest(page);
    await watchInteractions(page);
    for (const slowdown of slowdowns) {
      await slow(slowdown);
      const milliseconds: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) {
        await act(page, sample);
        milliseconds.push(await takeDuration(page));
        await undo?.(page);
        // What closing took is not asked for.
        await takeDuration(page);
      }
      sampled.push({ title, slowdown, milliseconds, ...(slowdown === 1 && { most: 100 }) });
    }
    await context.close();
  }
  return sampled;
}
