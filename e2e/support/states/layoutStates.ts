import { expect, type Page } from '@playwright/test';
import { localeFacts, locales, sourceLocale } from '../../../src/i18n/locales';
import { message, messagesIn } from '../../messages';
import { otherLocale } from '../samples';
import { createSite, wideScreen } from '../site';
import { statesOn } from './openState';

/** The language of the page, and another one. */
async function languagesOf(page: Page) {
  const lang = await page.evaluate(() => document.documentElement.lang);
  const locale = locales.find((tag) => tag === lang);
  if (locale === undefined) throw new Error(`The page is in no language of the site: ${lang}`);
  return { locale, other: locale === sourceLocale ? otherLocale : sourceLocale };
}

const narrow = { to: wideScreen - 1 };

/** What opens in header and menu, and the offer of another language. */
export const layoutStates = {
  ...statesOn('/about-us', 'screen', {
    'services-open': { from: wideScreen, reach: (page) => createSite(page).openServices() },
    'language-open': {
      from: wideScreen,
      reach: async (page) => {
        const { name } = localeFacts[(await languagesOf(page)).locale];
        const { header } = createSite(page);
        await header.getByRole('button', { name: message('common.language.current', { name }) }).click();
        await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
      },
    },
    'menu-open': {
      ...narrow,
      reach: async (page) => {
        const { menu, menuToggle } = createSite(page);
        await menuToggle.click();
        await expect(menu).toBeVisible();
      },
    },
    'menu-services-open': { ...narrow, reach: (page) => createSite(page).openServices() },
  }),
  ...statesOn('/education', 'screen', {
    'language-suggested': async (page) => {
      const { other } = await languagesOf(page);
      const { href } = new URL(page.url());
      await createSite(page).footer.getByRole('link', { name: localeFacts[other].name, exact: true }).click();
      await createSite(page, messagesIn(other)).hydrated();
      await page.goto(href);
      await expect(page.getByText(messagesIn(other)('common.language.switch'))).toBeVisible();
    },
  }),
};
