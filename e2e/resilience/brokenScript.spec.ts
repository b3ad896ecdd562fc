import type { Page, Route } from '@playwright/test';
import { caseStudySlugs } from '../../src/content/caseStudies';
import { mailtoHref } from '../../src/email/mailtoHref';
import { integrityFailed } from '../support/browserErrors';
import { homeQuestions } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { neglectIntegrity } from '../support/alteredScript';
import { pageFiles } from '../support/held';
import { openServicesFromHtml, wayOf } from '../support/htmlOnly';
import { referralForm } from '../support/referralForm';
import { contactEmail, message } from '../messages';
import { firstService, fiveStudies } from '../support/samples';

// Each browser logs another message for a broken file.
test.use({
  expectedErrors: new RegExp(`^Failed to load resource|planned failure|${integrityFailed}`),
});

/** Three ways to break a script. */
const breaks = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  // Browsers do not run a script if its hash is wrong.
  'has other content': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "Taken";' }),
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A planned failure");' }),
} as const;

type Break = keyof typeof breaks;

/** Breaks the start script of every page that is loaded from now on. */
async function breakScript(page: Page, how: Break) {
  if (how === 'throws') await neglectIntegrity(page);
  await page.route(pageFiles.code('start'), breaks[how]);
}

for (const how of Object.keys(breaks) as Break[]) {
  test(`if the script ${how}, home is readable, its links work, and its buttons open a mail`, async ({
    page,
    site,
    isNarrow,
  }) => {
    await breakScript(page, how);
    await page.goto('/');
    await expect(site.heading).toHaveText(message('home.hero.title'));
    // The switch does nothing without script, so it is hidden.
    await expect(site.schemeSwitch).toBeHidden();
    const opener = site.main.getByRole('button', { name: message('common.contactUs') }).first();
    expect(await wayOf(opener)).toBe(mailtoHref({ to: contactEmail }));
    await expect(site.main.getByText(message(`home.faq.${homeQuestions[0]}.answer`))).toBeVisible();
    const services = await openServicesFromHtml(page, isNarrow);
    await services.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true }).click();
    await expect(site.heading).toHaveText(message(`service.${firstService}.hero.title`));
  });
}

test('with a broken script the list of case studies has no filter, and shows all', async ({ page, site }) => {
  await breakScript(page, 'throws');
  await page.goto('/case-studies');
  await expect(site.main.getByRole('combobox')).toBeHidden();
  const last = caseStudySlugs.at(-1) ?? fiveStudies[0];
  const study = site.main.getByRole('link', { name: message(`caseStudy.${last}.card.title`) });
  await expect(site.main.getByRole('link', { name: message('caseStudies.list.showAll') })).toBeHidden();
  await study.click();
  await expect(page).toHaveURL(`/case-studies/${last}`);
});

test('with a broken script the referral form opens a mail with the typed values', async ({ page, site }) => {
  await breakScript(page, 'throws');
  await page.goto('/referral');
  await expect(site.main.getByRole('link', { name: contactEmail }).first()).toBeVisible();
  const form = referralForm(page);
  await form.complete('ada@example.com');
  const way = await form.submit.evaluate(
    ({ form: element }: HTMLButtonElement) =>
      element && { ...Object.fromEntries(new FormData(element)), to: element.action, as: element.enctype },
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
