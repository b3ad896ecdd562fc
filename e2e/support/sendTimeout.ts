import type { Page } from '@playwright/test';

/** How long a send waits for its answer, in milliseconds. */
const sendTimeout = 30_000;

/** The page's clock also runs while the test looks at the page: this much of the time is left for that. */
const patience = 15_000;

/** Lets a send without an answer run into its timeout, and looks at the page before that. The page's clock must be installed. */
export async function letSendTimeOut(page: Page, lookBefore: () => Promise<void> = async () => {}): Promise<void> {
  await page.clock.fastForward(sendTimeout - patience);
  await lookBefore();
  await page.clock.fastForward(patience);
}
