import { expect, type Locator, type Page } from '@playwright/test';
import type { homeQuestions } from '../../src/content/pageLists';
import { type ReadMessage, message } from '../messages';
import { createSite } from './site';

/** Presses a question of a page whose script does not run: where it has failed the answers are open, and where it is late they open then. */
export async function openFromHtml(page: Page, question: (typeof homeQuestions)[number]) {
  const { main } = createSite(page);
  const answer = main.getByText(message(`home.faq.${question}.answer`));
  await main.getByRole('button', { name: message(`home.faq.${question}.question`) }).click();
  await expect(answer).toBeVisible();
}

/** Makes the links to the services visible without script: those of the menu or, on narrow screens, which have no room for it, of the footer. */
export async function openServicesFromHtml(
  page: Page,
  isNarrow: boolean,
  said: ReadMessage = message,
): Promise<Locator> {
  const { header, footer, navigation } = createSite(page, said);
  if (isNarrow) {
    await header.getByRole('link', { name: said('common.menu.open') }).click();
    await expect(footer).toBeInViewport();
    return footer;
  }
  await navigation.getByRole('button', { name: said('common.nav.services') }).focus();
  return navigation;
}
