import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { breakAboutUs, plannedFailure } from '../support/alteredScript';
import { contactEmail, message } from '../messages';
import { mailtoHref } from '../../src/email/mailtoHref';
import { homeQuestions } from '../../src/content/pageLists';
import { openServicesFromHtml, wayOf } from '../support/htmlOnly';
import { referralForm } from '../support/referralForm';
import { needsPart } from '../support/needsPart';
import { firstService } from '../support/samples';

test.use({ expectedErrors: new RegExp(plannedFailure) });

const failed = 'Uh oh! Something went wrong...';
const titled = (title: string) => message('common.titleTemplate', { title });

test('a page that fails during hydration is replaced, and going back renders it again', async ({ page, site }) => {
  needsPart('education');
  const broken = await breakAboutUs(page);
  await page.goto('/about-us');
  await expect(site.heading).toHaveText(failed);
  await site.hydrated();
  await site.footer.getByRole('link', { name: message('common.footer.education.overview') }).click();
  await expect(site.heading).toHaveText(message('education.hero.title'));
  await expect(page).toHaveTitle(titled(message('education.meta.title')));
  await expect(site.heading).toBeFocused();
  await broken.repair();
  await page.goBack();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await expect(site.heading).toBeFocused();
  expect(site.documents()).toEqual(['/about-us']);
});

/** Runs in the browser: makes the header, which is outside the page's error boundary, fail while it is rendered. */
function failInHeader() {
  Element.prototype.getAttribute = function (this: Element, name) {
    if (name === 'data-color-scheme') throw new Error('A planned failure');
    return this.getAttributeNode(name)?.value ?? null;
  };
}

/** Makes the header of a hydrated page fail. */
async function failNow(page: Page) {
  await page.evaluate(failInHeader);
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-color-scheme', 'dark');
  });
}

async function expectStatic(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-script-failed');
  const opener = page.getByRole('main').getByRole('button', { name: message('common.contactUs') });
  expect(await wayOf(opener.first())).toBe(mailtoHref({ to: contactEmail }));
}

test('if the header fails from the start, the prerendered page stays', async ({ page, site, isNarrow }) => {
  await page.addInitScript(failInHeader);
  await page.goto('/');
  await expectStatic(page);
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await expect(site.main.getByText(message(`home.faq.${homeQuestions[0]}.answer`))).toBeVisible();
  const services = await openServicesFromHtml(page, isNarrow);
  await services.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true }).click();
  await expect(site.heading).toHaveText(message(`service.${firstService}.hero.title`));
  await expectStatic(page);
  expect(site.documents()).toEqual(['/', `/services/${firstService}`]);
});

test('if the header fails later, the typed values stay, and go into a mail', async ({ page, site }) => {
  await site.open('/referral');
  const form = referralForm(page);
  await form.complete('ada@example.com');
  await form.type('business').check();
  await failNow(page);
  await expect(page.locator('html')).toHaveAttribute('data-script-failed');
  await expect(form.field('yourName')).toHaveValue('Ada Lovelace');
  await expect(form.field('yourEmail')).toHaveValue('ada@example.com');
  await expect(form.terms).toBeChecked();
  await expect(form.type('business')).toBeChecked();
  const action = await form.submit.evaluate((button: HTMLButtonElement) => button.form?.action);
  expect(action).toBe(mailtoHref({ to: contactEmail }));
  expect(site.documents()).toEqual(['/referral']);
});

test('if the header fails on another page of the site, that page is reloaded', async ({ page, site }) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: message('common.footer.aboutUs'), exact: true }).click();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
  await failNow(page);
  await expect.poll(site.documents).toEqual(['/', '/about-us']);
  await site.hydrated();
  await expect(site.heading).toHaveText(message('aboutUs.hero.title'));
});

test('if an open dialog fails, the page is accessible again', async ({ page, site, contact }) => {
  await site.open('/about-us');
  await site.header.getByRole('button', { name: message('common.contactUs') }).click();
  await expect(contact.dialog).toBeVisible();
  await failNow(page);
  await expect(contact.dialog).toHaveCount(0);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await site.footer.getByRole('link', { name: message(`common.nav.service.${firstService}`), exact: true }).click();
  await expect(site.heading).toHaveText(message(`service.${firstService}.hero.title`));
});
