import type { Page } from '@playwright/test';
import { caseStudySlugs, featuredSlugs } from '../../../src/content/caseStudies';
import { mostCompared } from '../../../src/compare/toggled';
import { type Locale, sourceLocale } from '../../../src/i18n/locales';
import { hrefOf, type Path, routes } from '../../../src/routes';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../../fixtures';
import { messagesIn } from '../../messages';
import { comparePage, namesOf } from '../../support/comparePage';
import { contactDialog } from '../../support/contactDialog';
import { holdMail } from '../../support/held';
import { oneOfEachKind } from '../../support/oneOfEachKind';
import { referralForm } from '../../support/referralForm';
import { commonTag, otherTag, rightToLeft, studiesTagged } from '../../support/samples';
import { createSite } from '../../support/site';
import { leaveNothingToChance } from '../../support/stillPage';
import { translateAtOnce, translateNow } from './translator';

/** React tells that it renders a part of the page anew, because its text is not what was prerendered. */
test.use({ expectedErrors: /Minified React error #418/ });

const languages = [sourceLocale, ...rightToLeft];

/** A visit in a language, translated from its start or as soon as a page, but not yet what is far below, is hydrated. */
function visitIn(page: Page, locale: Locale, atOnce: boolean) {
  const said = messagesIn(locale);
  const site = createSite(page, said);
  let isTranslated = !atOnce;
  return {
    said,
    site,
    open: async (path: Path) => {
      if (!isTranslated) await translateAtOnce(page);
      isTranslated = true;
      await page.goto(hrefOf(path, locale));
      await site.pageHydrated();
      if (!atOnce) await translateNow(page);
      await site.hydrated();
    },
  };
}

/** The headings of a page, and where its links lead to beyond it. */
function readPage() {
  const texts = [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent?.trim());
  const links = [...document.links].map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith('#'));
  return [...texts, ...links];
}

for (const locale of languages) {
  test.describe('beside the same page without script', () => {
    needs('javaScriptOff');

    test(`in ${locale}, a page of each kind that is translated before it is hydrated is whole`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
      await leaveNothingToChance(page);
      const { open } = visitIn(page, locale, true);
      for (const { path } of oneOfEachKind) {
        await open(path);
        await plain.goto(hrefOf(path, locale));
        const shown = await page.evaluate(readPage);
        // The comparison shows all case studies to who has no script to choose some.
        const built = path === '/case-studies/compare' ? [] : await plain.evaluate(readPage);
        const missing = built.filter((text) => !shown.includes(text));
        expect([path, ...missing]).toEqual([path]);
        expect(await page.locator('main font').count()).toBeGreaterThan(5);
      }
      await plain.close();
    });
  });

  for (const [moment, atOnce] of Object.entries({ 'before it is hydrated': true, 'while it is hydrated': false })) {
    test(`every page in ${locale} is whole, translated ${moment}`, { tag: '@long' }, async ({ page }) => {
      const { open, site } = visitIn(page, locale, atOnce);
      for (const { path } of routes) {
        await open(path);
        await expect(site.heading).toBeVisible();
        await expect(site.footer).toBeVisible();
      }
    });

    test.describe(`in ${locale}, translated ${moment}`, () => {
      test('the menu opens, the dialog tells what is wrong and sends', async ({ page, mailbox }) => {
        const { said, site, open } = visitIn(page, locale, atOnce);
        const contact = contactDialog(page, said);
        await open('/');
        await site.openServices();
        await expect(site.navigation.getByRole('link', { name: said('common.nav.service.ai') })).toBeVisible();
        await page.keyboard.press('Escape');

        await contact.open();
        await contact.email.fill('ada');
        await contact.name.focus();
        await expect(contact.dialog.getByText(said('contact.email.invalid'))).toBeVisible();
        await contact.email.fill('');
        await expect(contact.dialog.getByText(said('contact.email.empty'))).toBeVisible();
        await contact.fill({ email: mailbox.address, description: 'x'.repeat(9990) });
        await expect(contact.dialog.getByText(said('contact.limit', { remaining: 10 }))).toBeVisible();
        await contact.description.press('x');
        await expect(contact.dialog.getByText(said('contact.limit', { remaining: 9 }))).toBeVisible();
        const held = await holdMail(page);
        await contact.submit.click();
        await expect(contact.sending).toBeVisible();
        held.release();
        await expect(contact.sent).toBeVisible();
        expect(await mailbox.received()).toHaveLength(1);
      });

      test('the referral form lists its errors and sends', async ({ page, mailbox }) => {
        const { said, open } = visitIn(page, locale, atOnce);
        const form = referralForm(page, said);
        await open('/referral');
        await form.submit.click();
        await expect(form.summary).toBeFocused();
        await expect(form.field('yourEmail')).toHaveAccessibleDescription(said('referral.form.yourEmail.empty'));
        await form.field('yourEmail').fill('ada');
        await expect(form.field('yourEmail')).toHaveAccessibleDescription(said('referral.form.yourEmail.invalid'));
        await form.complete(mailbox.address);
        await expect(form.summary).toHaveCount(0);
        await form.submit.click();
        await expect(page.getByText(said('referral.form.sent'))).toBeVisible();
        expect(await mailbox.received()).toHaveLength(1);
      });

      test('the list is filtered, chosen from and left, and says so', async ({ page }) => {
        const { said, site, open } = visitIn(page, locale, atOnce);
        await open('/case-studies');
        const filter = page.getByLabel(said('caseStudies.filter.label'));
        for (const tag of [commonTag, otherTag]) {
          await filter.selectOption(tag);
          const values = { count: studiesTagged(tag).length, filter: said(`tags.${tag}`) };
          await expect(page.getByText(said('caseStudies.list.count', values))).toBeVisible();
        }
        await filter.selectOption('all');
        await expect(page.getByText(said('caseStudies.list.hint'))).toBeVisible();
        for (const [place, slug] of featuredSlugs.slice(0, 2).entries()) {
          const title = said(`caseStudy.${slug}.card.title`);
          const named = (action: 'add' | 'remove') =>
            page.getByRole('button', { name: said(`compare.shortlist.${action}Named`, { title }) }).first();
          await named('add').click();
          await expect(named('remove')).toContainText(said('compare.shortlist.remove'));
          const name = namesOf(featuredSlugs.slice(0, place + 1)).join(', ');
          const bar = page.getByRole('region', { name: said('compare.bar.label'), exact: true });
          await expect(bar.getByRole('status')).toHaveText(said('compare.bar.names', { count: place + 1, name }));
        }
        await site.footer.getByRole('link', { name: said('common.footer.aboutUs'), exact: true }).click();
        await expect(site.heading).toHaveText(said('aboutUs.hero.title'));
      });

      test('studies are compared, and one too many is refused', async ({ page }) => {
        const { said, open } = visitIn(page, locale, atOnce);
        const { box } = comparePage(page, said);
        await open('/case-studies/compare');
        const [tooMany = caseStudySlugs[0], ...chosen] = caseStudySlugs.slice(0, mostCompared + 1);
        for (const [place, slug] of chosen.entries()) {
          if (slug === undefined) continue;
          await box(slug).check();
          await expect(page.getByText(said('compare.chooser.count', { count: place + 1 }))).toBeVisible();
        }
        if (tooMany !== undefined) await box(tooMany).click();
        await expect(page.getByText(said('compare.chooser.full', { count: mostCompared }))).toBeVisible();
      });
    });
  }
}
