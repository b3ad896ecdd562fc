import type { Browser } from '@playwright/test';
import type { Visitor } from '../visitor';
import { atRest, takeDuration, watchInteractions } from './inPage';
import { openTab, type Slowdown, slowdowns, takeJourney } from './journeys';

/** How long one thing took, each time. */
export interface Sampled {
  title: string;
  slowdown: Slowdown;
  milliseconds: readonly number[];
  most?: number;
}

const mostForPages: Readonly<Record<Slowdown, number>> = { 1: 100, 4: 250 };

interface Sampling {
  baseURL: string;
  /** The tag of the source language. */
  locale: string;
  samples: number;
  visitor: Visitor;
}

/** Goes to other pages of the site, each fetched ahead, and notes how long they take to be painted. */
export async function sampleJourneys(
  browser: Browser,
  { baseURL, locale, samples, visitor }: Sampling,
): Promise<Sampled[]> {
  const tab = await openTab(browser, baseURL);
  const sampled: Sampled[] = [];
  for (const slowdown of slowdowns) {
    for (const journey of visitor.journeys) {
      const milliseconds: number[] = [];
      for (let sample = 0; sample < samples; sample += 1) {
        milliseconds.push(await takeJourney(tab, { journey, slowdown, locale, visitor }));
      }
      sampled.push({ title: `${journey.from} → ${journey.to}`, slowdown, milliseconds, most: mostForPages[slowdown] });
    }
  }
  await tab.context.close();
  return sampled;
}

/** Opens and chooses what visitors do, and notes how long the next paint takes. */
export async function sampleInteractions(
  browser: Browser,
  { baseURL, locale, samples, visitor }: Sampling,
): Promise<Sampled[]> {
  const sampled: Sampled[] = [];
  for (const { title, path, screen, act, undo } of visitor.interactions) {
    const { context, page, slow } = await openTab(browser, baseURL, screen);
    await visitor.open(page, path, locale);
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
