import { expect, type Page } from '@playwright/test';
import { localeFacts, locales } from '../../../src/i18n/locales';
import { message, messagesIn } from '../../messages';
import { createSite } from '../site';
import { wideScreen } from '../wideScreen';
import type { OpenState } from './openState';

/** The language that the page is written in, and one that it is not. */
async function languagesOf(page: Page) {
  const written = (await page.evaluate(() => document.documentElement.lang)) || undefined;
  const locale = locales.find((tag) => tag === written);
  if (locale === undefined) throw new Error(`The page is in no language of the site: ${written}`);
  return { locale, other: locale === 'es' ? ('pt-BR' as const) : ('es' as const) };
}

/** What opens in header and menu, and what the layout shows beside every page. */
export const layoutStates = [
  {
    id: 'services-open',
    title: 'Services open in the header',
    path: '/about-us',
    shows: 'screen',
    from: wideScreen,
    reach: (page) => createSite(page).openServices(),
  },
  {
    id: 'language-open',
    title: 'Choice of language open in the header',
    path: '/about-us',
    shows: 'screen',
    from: wideScreen,
    reach: async (page) => {
      const { name } = localeFacts[(await languagesOf(page)).locale];
      const { header } = createSite(page);
      await header.getByRole('button', { name: message('common.language.current', { name }) }).click();
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    },
  },
  {
    id: 'menu-open',
    title: 'Menu open',
    path: '/about-us',
    shows: 'screen',
    to: wideScreen - 1,
    reach: async (page) => {
      const { menu, menuToggle } = createSite(page);
      await menuToggle.click();
      await expect(menu).toBeVisible();
    },
  },
  {
    id: 'menu-services-open',
    title: 'Menu with Services open',
    path: '/about-us',
    shows: 'screen',
    to: wideScreen - 1,
    reach: (page) => createSite(page).openServices(),
  },
  {
    id: 'language-suggested',
    title: 'Another language suggested',
    path: '/education',
    shows: 'screen',
    reach: async (page) => {
      const { other } = await languagesOf(page);
      const { footer } = createSite(page);
      const { href } = new URL(page.url());
      await footer.getByRole('link', { name: localeFacts[other].name, exact: true }).click();
      await createSite(page, messagesIn(other)).hydrated();
      await page.goto(href);
      await expect(page.getByText(messagesIn(other)('common.language.switch'))).toBeVisible();
    },
  },
] as const satisfies readonly OpenState[];
