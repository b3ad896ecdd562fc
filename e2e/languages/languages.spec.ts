import type { Page } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { type Locale, localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/paths';
import { isPublishedIn } from '../../scripts/messages/testing/publishedLocales';
import { expect, test } from '../fixtures';
import { aService, oneLanguage, otherLocale, tagOf } from '../support/samples';
import { createSite } from '../support/site';
import { message, messagesIn, siteUrl } from '../messages';

/** The parts of every page, with their names in a language. */
const siteIn = (page: Page, locale: Locale) => createSite(page, messagesIn(locale));

/** The link to a language in the footer, which is shown at every width. */
const languageLink = (page: Page, locale: Locale) =>
  page.getByRole('contentinfo').getByRole('link', { name: localeFacts[locale].name, exact: true });

/** The first drawing of a case study, if there is one. */
const [drawn] = caseStudySlugs.flatMap((slug) =>
  caseStudyRecords[slug].sections.filter(({ drawing }) => drawing !== undefined).map(({ id }) => ({ slug, id })),
);

const published = locales.filter((locale) => isPublishedIn(locale, 'aboutUs'));

for (const locale of locales) {
  const said = messagesIn(locale);
  const { name, prefix, direction } = localeFacts[locale];

  test.describe(`in ${name}`, tagOf(locale), () => {
    // The browser prefers the language of the page, so that the site suggests no other language.
    test.use({ locale, expectedErrors: /status of 404/ });
    test.skip(
      ({ isNarrow }) => isNarrow && direction === 'ltr',
      'On a phone another direction matters; another language does on a wide screen as well',
    );

    test('pages say their language and direction, and link to pages in the same language', async ({ page }) => {
      const site = siteIn(page, locale);
      await page.goto(hrefOf('/', locale));
      await site.hydrated();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(site.heading).toHaveText(said('home.hero.title'));
      const arrow = site.main.getByRole('link', { name: said('home.stories.link') });
      const turned = await arrow.evaluate((link) => getComputedStyle(link.querySelector('svg') ?? link).transform);
      expect(turned.startsWith('matrix(-1,'), 'an arrow points along the text').toBe(direction === 'rtl');
      await expect(page.getByText(message('common.language.switch'))).toHaveCount(0);

      await site.openServices();
      await site.navigation.getByRole('link', { name: said(`common.nav.service.${aService}`), exact: true }).click();
      await expect(page).toHaveURL(hrefOf(`/services/${aService}`, locale));
      await expect(site.heading).toHaveText(said(`service.${aService}.hero.title`));

      await site.footer.getByRole('link', { name: said('common.footer.aboutUs'), exact: true }).click();
      await expect(page).toHaveURL(hrefOf('/about-us', locale));
      await expect(site.heading).toHaveText(said('aboutUs.hero.title'));
      await expect(page).toHaveTitle(said('common.titleTemplate', { title: said('aboutUs.meta.title') }));
      expect(site.documents()).toHaveLength(1);
      const alternates = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ hreflang, href }) => [hreflang, href]),
      );
      const named = published.includes(locale)
        ? [...published.map((tag) => [tag, hrefOf('/about-us', tag)]), ['x-default', hrefOf('/about-us', sourceLocale)]]
        : [];
      expect(alternates).toEqual(named.map(([tag, href]) => [tag, `${siteUrl}${href}`]));

      await test.step('an address that leads nowhere is answered in the language of its path', async () => {
        const response = await page.goto(`${prefix}/nowhere`);
        expect(response?.status()).toBe(404);
        await site.hydrated();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(site.heading).toHaveText(said('notFound.hero.title'));
      });

      if (drawn === undefined) return;
      await test.step('a drawing is the one for the direction of reading', async () => {
        const { slug, id } = drawn;
        await page.goto(hrefOf(`/case-studies/${slug}`, locale));
        const drawing = page.getByRole('img', { name: said(messageId('caseStudy', slug, id, 'drawing.alt')) });
        const end = { ltr: 'svg', rtl: 'rtl.svg' }[direction];
        await expect(drawing).toHaveAttribute('src', `/images/drawings/${slug}-${id}.${end}`);
      });
    });
  });
}

test('the same page is one click away in every language, with its filter', async ({ page }) => {
  test.skip(...oneLanguage);
  await page.goto('/case-studies?filter=tech');
  await createSite(page).hydrated();
  for (const locale of [otherLocale, sourceLocale]) {
    await languageLink(page, locale).click();
    await expect(page).toHaveURL(`${hrefOf('/case-studies', locale)}?filter=tech`);
    await siteIn(page, locale).hydrated();
    await expect(page.getByRole('combobox')).toHaveValue('tech');
  }
});

test('the names of languages are written in their own language, and the current one is marked', async ({ page }) => {
  test.skip(...oneLanguage);
  await page.goto(hrefOf('/education', otherLocale));
  for (const locale of locales) {
    const link = languageLink(page, locale);
    await expect(link).toHaveAttribute('lang', locale);
    await expect(link).toHaveAttribute('hreflang', locale);
    await expect(link).toHaveAttribute('href', hrefOf('/education', locale));
    await expect(link).toHaveAttribute('dir', localeFacts[locale].direction);
  }
  await expect(languageLink(page, otherLocale)).toHaveAttribute('aria-current', 'true');
});

test('pointing at a language’s link fetches the page in that language', async ({ page, site }) => {
  test.skip(...oneLanguage);
  await site.open('/education');
  const isKnown = await page.evaluate(
    () => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'),
  );
  test.skip(!isKnown, 'This browser has no speculation rules, so a click fetches the page');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  const link = languageLink(page, otherLocale);
  await link.hover();
  expect(await fetched).toBe(hrefOf('/education', otherLocale));
  await link.click();
  await expect(page).toHaveURL(hrefOf('/education', otherLocale));
  await siteIn(page, otherLocale).hydrated();
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
});
