import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { message, messagesIn, siteUrl } from '../../messages';
import { otherLocale } from '../../support/samples';
import { localeFacts, sourceLocale } from '../../../src/i18n/locales';
import { hrefOf } from '../../../src/routes';

const { prefix } = localeFacts[otherLocale];

/** Addresses as hosts write them that answer more than one for a page, the path of that page, its language. */
const spellings = [
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

/** A host that answers an address with a page's document. */
async function answer(page: Page, address: string, file: string, status = 200) {
  const body = await readFile(`dist/${file}`, 'utf8');
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }),
  );
}

for (const [address, path, locale] of spellings) {
  const own = hrefOf(path, locale);

  test(`${address}, where a host answers it, is the page of ${own}`, async ({ page, site }) => {
    await answer(page, address, `${own}/index.html`);
    await page.goto(`${address}?a=b#content`);
    await expect(page.locator('#root')).not.toHaveAttribute('data-not-hydrated');
    await expect(site.heading).toHaveText(messagesIn(locale)(path === '/' ? 'home.hero.title' : 'aboutUs.hero.title'));
    await expect(page).toHaveURL(`${own}?a=b#content`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + own);
    expect(site.documents()).toEqual([address]);
  });
}

test.describe('a document at the address of another page', () => {
  test.use({ expectedErrors: /is not|status of 404/ });

  test('stays what it is, without script', async ({ page, site }) => {
    await answer(page, '/services/ai', 'about-us/index.html');
    await page.goto('/services/ai');
    await expect(page.locator('html')).toHaveAttribute('data-script-failed');
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
    await expect(page).toHaveURL('/services/ai');
  });

  test('and so does the not-found page', async ({ page, site }) => {
    await answer(page, '/about-us', '404.html', 404);
    await page.goto('/about-us');
    await expect(page.locator('html')).toHaveAttribute('data-script-failed');
    await expect(site.heading).toHaveText(message('notFound.hero.title'));
  });

  test('the not-found page of a host that has but one is hydrated in its own language', async ({ page, site }) => {
    await answer(page, `${prefix}/nowhere`, '404.html', 404);
    await page.goto(`${prefix}/nowhere`);
    await site.hydrated();
    await expect(site.heading).toHaveText(message('notFound.hero.title'));
  });
});

test('the server here sends every spelling to the one address', async ({ page, site }) => {
  for (const address of ['/about-us/index.html', '/%61bout-us', '/about-us/']) {
    await page.goto(`${address}?a=b`);
    await site.hydrated();
    await expect(page).toHaveURL('/about-us?a=b');
    await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  }
});
