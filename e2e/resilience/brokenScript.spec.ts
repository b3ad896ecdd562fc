import { caseStudySlugs } from '../../src/content/caseStudies';
import { mailtoHref } from '../../src/email/mailtoHref';
import { integrityFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { homeQuestions } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { hold } from '../support/held';
import { type Break, breakScript, waysToBreak } from '../support/brokenScript';
import { openFromHtml, openServicesFromHtml } from '../support/htmlOnly';
import { referralForm } from '../support/referralForm';
import { contactEmail, message } from '../messages';

// What a broken file says on the console is the browser's affair.
test.use({
  expectedErrors: new RegExp(
    `^Failed to load resource|^uncaught: |planned failure|Loading chunk|MIME type|${integrityFailed}`,
  ),
});

/** A narrow screen breaks in the same ways: one is enough there. */
const onPhones: Break = 'throws at once';

for (const script of ['start', 'home'] as const) {
  for (const how of waysToBreak) {
    test(`where the script “${script}” ${how}, home can be read and left, and leads to a mail`, async ({
      page,
      site,
      isNarrow,
    }) => {
      test.skip(isNarrow && how !== onPhones, 'A narrow screen breaks in the same way; one shows the menu there');
      await breakScript(page, script, how);
      // A script that never comes keeps the page from being loaded in the browser's eyes.
      await page.goto('/', { waitUntil: 'commit' });
      await expect(site.footer).toBeVisible();
      await expect(site.heading).toHaveText(message('home.hero.title'));
      await expect(site.main.getByRole('link', { name: message('common.contactUs') }).first()).toHaveAttribute(
        'href',
        mailtoHref({ to: contactEmail }),
      );
      await expect(site.footer.getByRole('link', { name: contactEmail })).toBeVisible();
      // Nothing would come of it.
      if (how !== 'never comes') await expect(site.schemeSwitch).toBeHidden();

      const services = await openServicesFromHtml(page, isNarrow);
      await expect(services.getByRole('link', { name: message('common.nav.service.ai'), exact: true })).toBeVisible();

      await openFromHtml(page, homeQuestions[0]);
      await openFromHtml(page, 'timeZone');

      await site.footer.getByRole('link', { name: message('common.nav.service.ai'), exact: true }).click();
      await expect(page).toHaveURL('/services/ai');
      await expect(site.heading).toHaveText(message('service.ai.hero.title'));
    });
  }
}

test('a broken list of studies has no filter, and leads to all of them', async ({ page, site }) => {
  await breakScript(page, 'start', 'is gone');
  await page.goto('/case-studies');
  await expect(site.main.getByRole('combobox')).toBeHidden();
  await site.main.getByRole('link', { name: message('caseStudies.list.showAll') }).click();
  const last = caseStudySlugs.at(-1) ?? 'zcloud';
  await expect(site.main.getByRole('link', { name: message(`caseStudy.${last}.card.title`) }).first()).toBeVisible();
});

test('a broken referral page writes a mail with what was filled in', async ({ page, site }) => {
  await breakScript(page, 'start', 'throws at once');
  await page.goto('/referral');
  await expect(site.main.getByRole('link', { name: contactEmail })).toBeVisible();
  const form = referralForm(page);
  await form.complete('ada@example.com');
  const way = await form.submit.evaluate((button) => {
    const { form } = button instanceof HTMLButtonElement ? button : { form: null };
    return form === null ? null : { ...Object.fromEntries(new FormData(form)), to: form.action, as: form.enctype };
  });
  expect(way).toMatchObject({
    to: mailtoHref({ to: contactEmail }),
    as: 'text/plain',
    yourName: 'Ada Lovelace',
    yourEmail: 'ada@example.com',
    referralEmail: 'charles@example.com',
  });

  await page.getByRole('link', { name: message('referral.terms.heading') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: message('referral.terms.changes') })).toBeVisible();
});

test('a broken referral page stays as it is behind the mail program', async ({ page, site }) => {
  needs('mailProgram');
  await breakScript(page, 'start', 'throws at once');
  await page.goto('/referral');
  await expect(site.main.getByRole('link', { name: contactEmail })).toBeVisible();
  const form = referralForm(page);
  await form.complete('ada@example.com');
  await form.submit.click();
  await expect(page).toHaveURL('/referral');
  await expect(form.field('yourName')).toHaveValue('Ada Lovelace');
});

test('a broken list of case studies shows all of them', async ({ page, site }) => {
  await breakScript(page, 'start', 'throws at once');
  await page.goto('/case-studies');
  const study = site.main.getByRole('link', { name: message('caseStudy.zcloud.card.title') });
  await expect(study).toBeHidden();
  await site.main.getByRole('link', { name: message('caseStudies.list.showAll') }).click();
  await expect(study).toBeVisible();
  await study.click();
  await expect(page).toHaveURL('/case-studies/zcloud');
});

test('a question that was opened before the script ran stays open, and closes', async ({ page, site }) => {
  const id = homeQuestions.at(-1) ?? homeQuestions[0];
  const scripts = await hold(page, /\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await openFromHtml(page, id);
  scripts.release();
  await site.hydrated();
  const question = site.main.getByRole('button', {
    name: message(`home.faq.${id}.question`),
  });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(site.main.getByText(message(`home.faq.${id}.answer`))).toBeVisible();
  await question.press('Space');
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await expect(site.main.getByText(message(`home.faq.${id}.answer`))).toBeHidden();
});
