import type { Page } from '@playwright/test';
import { locales } from '../src/i18n/locales';
import { createSite } from './support/site';
import { speak as speakLocale, messagesIn } from './messages';

/*
 * What the packages know of a visitor; they get this file as an argument (`--visitor`), because none of them imports tests. Its exports
 * are described in packages/built-site/README.md.
 */
export { inspectLayout as inspect } from './support/inspectLayout';
export { interactions, journeys } from './support/interactions';
export { openStates } from './support/openStates';
export { contextStates } from './support/states/contextStates';
export { leaveNothingToChance as prepare, stillPage as settle } from './support/stillPage';

/** The language of a tag; throws where the site has none. */
function localeOf(tag: string) {
  const locale = locales.find((candidate) => candidate === tag);
  if (locale === undefined) throw new Error(`The site has no language ${tag}`);
  return locale;
}

/** Loads an address and waits until its page, in the language of the tag, is hydrated. */
export async function open(page: Page, href: string, tag: string): Promise<void> {
  await page.goto(href);
  // Outside of a test run an expectation waits for 5 s; a busy machine takes longer.
  await page.locator('#root:not([data-not-hydrated])').waitFor();
  await createSite(page, messagesIn(localeOf(tag))).hydrated();
}

/** From now on open states are reached by the words of this language. */
export function speak(tag: string): void {
  speakLocale(localeOf(tag));
}
