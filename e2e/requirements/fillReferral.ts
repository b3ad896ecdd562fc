import type { Page } from '@playwright/test';

/** Fills everything that the referral form requires. */
export async function fillReferral(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByLabel("Referral's name").fill('Charles Babbage');
  await page.getByLabel("Referral's email").fill('charles@example.com');
  await page.getByRole('checkbox', { name: /terms/i }).check();
}
