import type { Locator, Page } from '@playwright/test';

/** The section under a heading. It is found by its element: as a landmark of the same name it would be announced twice, so it has no role. */
export function sectionOf(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
}
