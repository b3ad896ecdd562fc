import type { Page } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { caseStudyRecords } from '../../src/content/case-studies/records';
import { type Locale, localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { messageId } from '../../src/i18n/messageId';
import { hrefOf } from '../../src/routes';
import { fetchFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { contactDialog } from '../support/contactDialog';
import { oneOfEachKind } from '../support/oneOfEachKind';
import { optional, referralForm } from '../support/referralForm';
import { aService, tagOf } from '../support/samples';
import { publishedLocales } from '../support/publishedLocales';
import { createSite } from '../support/site';
import { contactEmail, siteUrl, message, messagesIn } from '../messages';

/** What every page has, as a visitor of a language meets it. */
const siteIn = (page: Page, locale: Locale) => createSite(page, messagesIn(locale));

const missing = /^Failed to load resource: the server responded with a status of 404/;
const noResponse = new RegExp(`^Failed to load resource|${fetchFailed}`);

/** The link to a language, in the footer: it is there at every width. */
const languageLink = (page: Page, locale: Locale) =>
  page.getByRole('contentinfo').getByRole('link', { name: localeFacts[locale].name, exact: true });

/** A drawing of a case study, of those that there are. */
const aDrawing = caseStudySlugs
  .flatMap((slug) => caseStudyRecords[slug].sections.map(({ id, drawing }) => ({ slug, id, drawing })))
  .filter(({ drawing }) => drawing !== undefined)
  .slice(0, 1);

for (const locale of locales) {
  const said = messagesIn(locale);

  test.describe(`in ${localeFacts[locale].name}`, tagOf(locale), () => {
    // The browser reads what the page is written in, so that nothing is suggested.
    test.use({ locale });
    test.skip(
      ({ isNarrow }) => isNarrow && localeFacts[locale].direction === 'ltr',
      'On a phone another direction matters; another language does on a wide screen as well',
    );

    test('pages say their language and direction, and lead on in it', async ({ page }) => {
      const site = siteIn(page, locale);
      await page.goto(hrefOf('/', locale));
      await site.hydrated();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', localeFacts[locale].direction);
      await expect(site.heading).toHaveText(said('home.hero.title'));
      await expect(page.getByText(message('common.language.switch'))).toHaveCount(0);

      await site.footer.getByRole('link', { name: said('common.footer.aboutUs'), exact: true }).click();
      await expect(page).toHaveURL(hrefOf('/about-us', locale));
      await expect(site.heading).toHaveText(said('aboutUs.hero.title'));
      await expect(page).toHaveTitle(said('common.titleTemplate', { title: said('aboutUs.meta.title') }));
      expect(site.documents()).toHaveLength(1);

      const alternates = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(({ hreflang, href }) => [hreflang, href]),
      );
      const published = publishedLocales('aboutUs');
      const named = published.includes(locale)
        ? [...published.map((tag) => [tag, hrefOf('/about-us', tag)]), ['x-default', hrefOf('/about-us', sourceLocale)]]
        : [];
      expect(alternates).toEqual(named.map(([tag, href]) => [tag, `${siteUrl}${href}`]));
    });

    test('the menu leads to every service', async ({ page }) => {
      const site = siteIn(page, locale);
      await page.goto(hrefOf('/about-us', locale));
      await site.hydrated();
      await site.openServices();
      await site.navigation.getByRole('link', { name: said(`common.nav.service.${aService}`), exact: true }).click();
      await expect(page).toHaveURL(hrefOf(`/services/${aService}`, locale));
      await expect(site.heading).toHaveText(said(`service.${aService}.hero.title`));
    });

    for (const { slug, id } of aDrawing) {
      test('a drawing is the one for the direction in which one reads', async ({ page }) => {
        await page.goto(hrefOf(`/case-studies/${slug}`, locale));
        await siteIn(page, locale).hydrated();
        const end = { ltr: 'svg', rtl: 'rtl.svg' }[localeFacts[locale].direction];
        const drawing = page.getByRole('img', { name: said(messageId('caseStudy', slug, id, 'drawing.alt')) });
        await expect(drawing).toHaveAttribute('src', `/images/drawings/${slug}-${id}.${end}`);
      });
    }

    test('the contact form asks, sends and thanks', async ({ page, mailbox }) => {
      const contact = contactDialog(page, said);
      await page.goto(hrefOf('/', locale));
      await siteIn(page, locale).hydrated();
      await contact.open();
      await contact.submit.click();
      await expect(contact.dialog.getByText(said('contact.email.empty'))).toBeVisible();
      await contact.fill({ name: 'أمل Lovelace', email: mailbox.address });
      await contact.submit.click();
      await expect(contact.sent).toBeVisible();
      const [mail] = await mailbox.received();
      expect(mail).toMatchObject({
        fromName: 'أمل Lovelace',
        // What was left empty is in English in every language: the agency reads it.
        content: 'No content',
        subject: said('contact.mail.subject', { name: 'أمل Lovelace', address: mailbox.address }),
      });
    });

    test.describe('when the mail host cannot be reached', () => {
      test.use({ expectedErrors: noResponse });

      test('the referral form keeps everything, names its errors and sends in the end', async ({ page, mailbox }) => {
        const form = referralForm(page, said);
        await page.goto(hrefOf('/referral', locale));
        await siteIn(page, locale).hydrated();
        await form.submit.click();
        await expect(form.summary).toBeFocused();
        await expect(form.summary.getByText(said('referral.form.terms.unchecked'))).toBeVisible();

        await mailbox.fail('reset');
        await form.complete(mailbox.address);
        await form.fill(optional);
        await form.submit.click();
        await expect(page.getByRole('alert')).toContainText(contactEmail);
        await expect(form.field('details')).toHaveValue(optional.details);

        await form.submit.click();
        await expect(page.getByText(said('referral.form.sent'))).toBeVisible();
        const [mail] = await mailbox.received();
        expect(mail?.subject).toBe(said('referral.mail.subject', { name: 'Ada Lovelace' }));
        expect(mail?.content).toContain(said('referral.mail.howIKnowThem'));
      });
    });

    test.describe('an address that leads nowhere', () => {
      test.use({ expectedErrors: missing });

      test('is answered in the language of its path', async ({ page }) => {
        const site = siteIn(page, locale);
        const response = await page.goto(`${localeFacts[locale].prefix}/nowhere`);
        expect(response?.status()).toBe(404);
        await site.hydrated();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(site.heading).toHaveText(said('notFound.hero.title'));
      });
    });

    test(
      'on a screen of 320 px nothing scrolls sideways on a page of each kind',
      tagOf(locale),
      async ({ page, isNarrow }) => {
        test.skip(
          isNarrow || locale === sourceLocale,
          'What a language changes shows at one width; the source language has specs of its own',
        );
        for (const { path } of oneOfEachKind) {
          await page.setViewportSize({ width: 320, height: 640 });
          await page.goto(hrefOf(path, locale));
          await siteIn(page, locale).hydrated();
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
          const cutOff = await page
            .getByRole('definition')
            .evaluateAll((figures) =>
              figures
                .filter((figure) => figure.scrollWidth > figure.clientWidth + 1)
                .map(({ textContent }) => textContent),
            );
          expect(cutOff, path).toEqual([]);
        }
      },
    );
  });
}

test('the same page is one click away in every language, with filter and place', async ({ page }) => {
  await page.goto('/case-studies?filter=tech');
  await createSite(page).hydrated();
  const next = page.getByRole('heading', { level: 3 }).nth(5);
  await next.scrollIntoViewIfNeeded();
  await next.evaluate((heading) => {
    heading.scrollIntoView();
  });
  for (const locale of [...locales.slice(1), sourceLocale]) {
    await languageLink(page, locale).click();
    await expect(page).toHaveURL(`${hrefOf('/case-studies', locale)}?filter=tech`);
    await siteIn(page, locale).hydrated();
    await expect(page.getByRole('combobox')).toHaveValue('tech');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }
});

test('the page in another language is fetched while its link is pointed at', async ({ page, site }) => {
  await site.open('/education');
  const isKnown = await page.evaluate(
    () => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'),
  );
  test.skip(!isKnown, 'This browser knows no speculation rules: it fetches the page on the click');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    devTools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await languageLink(page, 'es').hover();
  expect(await fetched).toBe(hrefOf('/education', 'es'));
  await languageLink(page, 'es').click();
  await siteIn(page, 'es').hydrated();
  const delivery = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => entry instanceof PerformanceNavigationTiming && Reflect.get(entry, 'deliveryType')),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
});

test('the names of languages are written in their own, and the current one is marked', async ({ page }) => {
  await page.goto('/es/education');
  await siteIn(page, 'es').hydrated();
  for (const locale of locales) {
    const link = languageLink(page, locale);
    await expect(link).toHaveAttribute('lang', locale);
    await expect(link).toHaveAttribute('hreflang', locale);
    await expect(link).toHaveAttribute('href', hrefOf('/education', locale));
    await expect(link).toHaveAttribute('dir', localeFacts[locale].direction);
  }
  await expect(languageLink(page, 'es')).toHaveAttribute('aria-current', 'true');
});

test.describe('a visitor who reads Portuguese', () => {
  test.use({ locale: 'pt-PT' });

  test('is offered the page in Portuguese, in Portuguese, and never led there', async ({ page, site }) => {
    const said = messagesIn('pt-BR');
    await site.open('/education');
    const offer = page.getByRole('status').getByRole('link', { name: said('common.language.switch') });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL('/education');
    const { y = 0, height = 0 } = (await page.getByRole('status').boundingBox()) ?? {};
    expect((await site.header.boundingBox())?.y).toBeCloseTo(y + height, 0);
    await offer.click();
    await expect(page).toHaveURL('/pt-br/education');
    await siteIn(page, 'pt-BR').hydrated();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
  });

  test('is not asked again after saying no', async ({ page, site }) => {
    const said = messagesIn('pt-BR');
    await site.open('/education');
    await page.getByRole('button', { name: said('common.language.stay') }).click();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
    await page.reload();
    await site.hydrated();
    await expect(page.getByText(said('common.language.switch'))).toHaveCount(0);
  });

  test('who has chosen Spanish is offered Spanish', async ({ page, site }) => {
    await site.open('/education');
    await languageLink(page, 'es').click();
    await siteIn(page, 'es').hydrated();
    await site.open('/education');
    await expect(page.getByText(messagesIn('es')('common.language.switch'))).toBeVisible();
  });
});
