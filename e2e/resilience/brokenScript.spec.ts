import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { mailtoHref } from '../../src/email/mailtoHref';
import { integrityFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { homeQuestions } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { neglectIntegrity } from '../support/alteredScript';
import { pageFiles } from '../support/held';
import { openServicesFromHtml, wayOf } from '../support/htmlOnly';
import { referralForm } from '../support/referralForm';
import type { Site } from '../support/site';
import { contactEmail, message } from '../messages';
import { firstService, fiveStudies } from '../support/samples';

// Each browser has its own words for a broken file.
test.use({
  expectedErrors: new RegExp(
    `^Failed to load resource|^uncaught: |planned failure|Loading chunk|MIME type|${integrityFailed}`,
  ),
});

/** The ways in which a script does not do its work. */
const breaks = {
  'is gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  // Not what its hash says: browsers do not run it.
  'is another one': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "Taken";' }),
  'throws at once': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A planned failure");' }),
  'arrives as half a file': (route: Route) => {
    const { pathname } = new URL(route.request().url());
    // At once: the next step takes away routes that are still to be answered.
    const code = readFileSync(`dist${pathname}`, 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: code.slice(0, code.length / 2) });
  },
  'is a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'never comes': () => Promise.resolve(),
} as const;

type Break = keyof typeof breaks;

/** Breaks a script of every page that is loaded from now on. */
async function breakScript(page: Page, name: 'start' | 'home', how: Break) {
  if (how === 'throws at once') await neglectIntegrity(page);
  await page.route(pageFiles.code(name), breaks[how]);
}

/** Home has its text and ways to write; its questions open, and its links lead to other pages. */
async function expectUsable(page: Page, site: Site, isNarrow: boolean, how: Break) {
  await expect(site.heading).toHaveText(message('home.hero.title'));
  const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
  expect(await wayOf(opener)).toBe(mailtoHref({ to: contactEmail }));
  await expect(site.footer.getByRole('link', { name: contactEmail })).toBeVisible();
  const services = await openServicesFromHtml(page, isNarrow);
  await expect(
    services.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true }),
  ).toBeVisible();
  // Where the script has failed the answers are open. One that never comes has not failed yet.
  if (how !== 'never comes') {
    await expect(site.main.getByText(message(`home.faq.${homeQuestions[0]}.answer`))).toBeVisible();
  }
  await site.footer.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true }).click();
  await expect(page).toHaveURL(`/services/${firstService}`);
  await expect(site.heading).toHaveText(message(`service.${firstService}.hero.title`));
}

for (const [script, ways] of [
  ['start', Object.keys(breaks) as Break[]],
  ['home', ['is gone', 'throws at once', 'never comes']],
] as const) {
  test(`with a broken “${script}” home can be read and left, and leads to a mail`, async ({ page, site, isNarrow }) => {
    for (const how of ways) {
      await test.step(how, async () => {
        await breakScript(page, script, how);
        // Until a script that never comes is there, the browser does not call the page loaded.
        await page.goto('/', { waitUntil: 'commit' });
        await expect(site.footer).toBeVisible();
        // The switch would do nothing.
        if (how !== 'never comes') await expect(site.schemeSwitch).toBeHidden();
        await expectUsable(page, site, isNarrow, how);
        await page.unrouteAll();
      });
    }
  });
}

test('a broken list of case studies has no filter, and shows all of them', async ({ page, site }) => {
  await breakScript(page, 'start', 'throws at once');
  await page.goto('/case-studies');
  await expect(site.main.getByRole('combobox')).toBeHidden();
  const last = caseStudySlugs.at(-1) ?? fiveStudies[0];
  const study = site.main.getByRole('link', { name: message(`caseStudy.${last}.card.title`) });
  await expect(site.main.getByRole('link', { name: message('caseStudies.list.showAll') })).toBeHidden();
  await study.click();
  await expect(page).toHaveURL(`/case-studies/${last}`);
});

test.describe('a broken referral page', () => {
  test.beforeEach(async ({ page, site }) => {
    await breakScript(page, 'start', 'throws at once');
    await page.goto('/referral');
    await expect(site.main.getByRole('link', { name: contactEmail }).first()).toBeVisible();
    await referralForm(page).complete('ada@example.com');
  });

  test('writes a mail with what was filled in', async ({ page }) => {
    const way = await referralForm(page).submit.evaluate(
      ({ form }: HTMLButtonElement) =>
        form && { ...Object.fromEntries(new FormData(form)), to: form.action, as: form.enctype },
    );
    expect(way).toMatchObject({
      to: mailtoHref({ to: contactEmail }),
      as: 'text/plain',
      yourName: 'Ada Lovelace',
      yourEmail: 'ada@example.com',
      referralEmail: 'charles@example.com',
    });
    await expect(page.getByRole('listitem').filter({ hasText: message('referral.terms.changes') })).toBeVisible();
  });

  test('opens the mail program, which its policy allows, and does not change', async ({ page }) => {
    needs('mailProgram');
    const form = referralForm(page);
    await form.submit.click();
    await expect(page).toHaveURL('/referral');
    await expect(form.field('yourName')).toHaveValue('Ada Lovelace');
  });
});
