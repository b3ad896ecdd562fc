import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { message, messagesIn, siteUrl } from '../messages';
import { firstService, otherLocale } from '../support/samples';
import { localeFacts, sourceLocale } from '../../src/i18n/locales';
import { hrefOf } from '../../src/paths';

const { prefix } = localeFacts[otherLocale];

/** Other spellings of addresses that some hosts accept, each with the path and language of its page. */
const spellings = [
  ['/about-us/', '/about-us', sourceLocale],
  ['/about-us/index.html', '/about-us', sourceLocale],
  ['/%61bout-us', '/about-us', sourceLocale],
  ['/About-Us.html', '/about-us', sourceLocale],
  ['/index.html', '/', sourceLocale],
  ...(otherLocale === sourceLocale
    ? []
    : ([
        [`${prefix}/index.html`, '/', otherLocale],
        [`${prefix.toUpperCase()}/about-us/`, '/about-us', otherLocale],
      ] as const)),
] as const;

test.skip(process.env['BASE_URL'] !== undefined, 'The test answers with files of the last build');

/** Makes the host answer an address with a page's document. */
async function answer(page: Page, address: string, file: string, status = 200) {
  const body = await readFile(`dist/${file}`, 'utf8');
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }),
  );
}

test('if a host answers another spelling of an address, the page shows its own address', async ({ page, site }) => {
  for (const [address, path, locale] of spellings) {
    await test.step(address, async () => {
      const own = hrefOf(path, locale);
      await answer(page, address, `${own}/index.html`);
      await page.goto(`${address}?a=b#content`);
      await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
      const heading = messagesIn(locale)(path === '/' ? 'home.hero.title' : 'aboutUs.hero.title');
      await expect(site.heading).toHaveText(heading);
      await expect(page).toHaveURL(`${own}?a=b#content`);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + own);
    });
  }
  expect(site.documents()).toEqual(spellings.map(([address]) => address));
});

test.describe('a document at the address of another page', () => {
  test.use({ expectedErrors: /is not|status of 404/ });

  test('is never hydrated as that page', async ({ page, site }) => {
    for (const [address, file, heading] of [
      [`/services/${firstService}`, 'about-us/index.html', message('aboutUs.hero.title')],
      ['/about-us', '404.html', message('notFound.hero.title')],
    ] as const) {
      await answer(page, address, file, file === '404.html' ? 404 : 200);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-script-failed');
      await expect(site.heading).toHaveText(heading);
      await expect(page).toHaveURL(address);
    }
    await test.step('the only not-found page of a host is hydrated in its own language', async () => {
      await answer(page, `${prefix}/nowhere`, '404.html', 404);
      await page.goto(`${prefix}/nowhere`);
      await site.hydrated();
      await expect(site.heading).toHaveText(message('notFound.hero.title'));
    });
  });
});
