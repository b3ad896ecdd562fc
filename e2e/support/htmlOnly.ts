import type { Locator, Page } from '@playwright/test';
import { type ReadMessage, message } from '../messages';
import { createSite } from './site';

/** The mail address that a "Contact Us" leads to without script. */
export const wayOf = (contactButton: Locator): Promise<string | undefined> =>
  contactButton.evaluate((button: HTMLButtonElement) => button.form?.action);

/** Makes the links to the services visible without script: in the header or, on narrow screens, in the list that the menu's button shows. */
export async function openServicesFromHtml(
  page: Page,
  isNarrow: boolean,
  said: ReadMessage = message,
): Promise<Locator> {
  const { menuToggle, navigation } = createSite(page, said);
  if (isNarrow) {
    await menuToggle.click();
    return page.getByRole('navigation', { name: said('common.menu.label') });
  }
  await navigation.getByRole('button', { name: said('common.nav.services') }).focus();
  return navigation;
}
