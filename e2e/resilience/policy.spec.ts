import { homeQuestions } from '../../src/content/pageLists';
import { localeFacts } from '../../src/i18n/locales';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { breakScript } from '../support/brokenScript';
import { referralForm } from '../support/referralForm';
import { createSite, type Site } from '../support/site';
import { refused } from '../support/tellViolations';
import { commonTag, otherLocale, studiesTagged } from '../support/samples';
import { message, messagesIn } from '../messages';

/** Goes to another page by the footer, without loading a document. */
async function go(site: Site, link: string, heading: string) {
  await site.footer.getByRole('link', { name: link, exact: true }).click();
  await expect(site.heading).toHaveText(heading);
}

// Whatever a page's policy refuses fails the test, as every other test: `quietConsole` in fixtures.ts.
test('whatever visitors do, the policy refuses nothing of it', async ({ page, site, contact, mailbox, isNarrow }) => {
  await site.open('/');
  await page.getByRole('button', { name: message(`home.faq.${homeQuestions[0]}.question`) }).click();
  if (!isNarrow) await site.schemeSwitch.click();
  await contact.open();
  await contact.submit.click();
  await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
  await contact.fill({ name: 'Ada', email: mailbox.address, description: 'An engine.' });
  await contact.submit.click();
  await expect(contact.sent).toBeVisible();
  await contact.closeButton.click();
  await expect(contact.dialog).toHaveCount(0);

  await site.openServices();
  const design = message('common.nav.service.product-design');
  await site.navigation.getByRole('link', { name: design, exact: true }).click();
  await expect(site.heading).toHaveText(message('service.product-design.hero.title'));
  const zcloud = message('service.product-design.featureWork.zcloud.title');
  await page.getByRole(isNarrow ? 'button' : 'tab', { name: zcloud, exact: true }).click();

  await go(site, message('common.footer.caseStudies'), message('caseStudies.hero.title'));
  await page.getByLabel(message('caseStudies.filter.label')).selectOption(message(`tags.${commonTag}`));
  await expect(page).toHaveURL(new RegExp(`filter=${commonTag}`));
  const study = studiesTagged(commonTag).at(-1);
  await site.main
    .getByRole('link', { name: message(`caseStudy.${study}.card.title`) })
    .first()
    .click();
  await expect(site.heading).toHaveText(message(`caseStudy.${study}.card.title`));

  await go(site, message('common.nav.service.ai'), message('service.ai.hero.title'));
  await go(site, message('common.nav.service.meteor'), message('service.meteor.hero.title'));
  await go(site, message('common.footer.aboutUs'), message('aboutUs.hero.title'));
  await go(site, message('common.footer.education.overview'), message('education.hero.title'));
  await go(site, message('common.footer.privacy'), message('privacyPolicy.hero.title'));
  await go(site, message('common.footer.terms'), message('termsAndConditions.hero.title'));
  await go(site, message('common.footer.referral'), message('referral.hero.title'));
  await page.getByRole('button', { name: message('referral.terms.heading') }).click();
  const form = referralForm(page);
  await form.submit.click();
  await expect(form.summary).toBeVisible();
  await form.complete(mailbox.address);
  await form.submit.click();
  await expect(page.getByText(message('referral.form.sentHint'))).toBeVisible();
  expect(await mailbox.received()).toHaveLength(2);
  expect(site.documents()).toEqual(['/']);

  await site.footer.getByRole('link', { name: localeFacts[otherLocale].name, exact: true }).click();
  const translated = createSite(page, messagesIn(otherLocale));
  await translated.hydrated();
  await expect(translated.heading).toHaveText(messagesIn(otherLocale)('referral.hero.title'));
});

test.describe('until the script runs', () => {
  needs('mailProgram');

  test('the policy lets the form open a mail program', async ({ page }) => {
    await breakScript(page, 'start', 'never comes');
    await page.goto('/referral', { waitUntil: 'commit' });
    const form = referralForm(page);
    await form.complete('ada@example.com');
    await form.submit.click();
    await expect(form.field('yourEmail')).toHaveValue('ada@example.com');
  });
});

const sameOnPhones = 'A policy is the same on a phone';

test.describe('what others put into a page', () => {
  test.skip(({ isNarrow }) => isNarrow, sameOnPhones);
  test.use({
    expectedErrors: new RegExp(
      `^${refused}|Content.Security.Policy|^This document requires '|^uncaught: The page’s settings blocked`,
    ),
  });

  const inserts: Readonly<Record<string, () => void>> = {
    'an inline script': () => {
      const script = document.createElement('script');
      script.append('document.title = "taken"');
      document.body.append(script);
    },
    'a handler in an attribute': () => {
      const image = document.createElement('img');
      image.setAttribute('onerror', 'document.title = "taken"');
      image.src = '/nothing.png';
      document.body.append(image);
    },
    'a script of another host': () => {
      const script = document.createElement('script');
      script.setAttribute('src', 'https://elsewhere.example/script.js');
      document.body.append(script);
    },
    'a style': () => {
      const style = document.createElement('style');
      style.append('html { display: none }');
      document.head.append(style);
    },
    'a picture of another host': () => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/picture.png';
      document.body.append(image);
    },
  };

  for (const [what, insert] of Object.entries(inserts)) {
    test(`${what} is refused, and the page says so`, async ({ page, site }) => {
      const said: string[] = [];
      page.on('console', (line) => said.push(line.text()));
      await site.open('/education');
      // What would have to be trusted throws.
      await page.evaluate(insert).catch(() => undefined);
      await expect.poll(() => said.filter((text) => text.startsWith(refused))).not.toHaveLength(0);
      await expect(page).toHaveTitle(message('common.titleTemplate', { title: message('education.meta.title') }));
      await expect(site.heading).toBeVisible();
    });
  }
});

test('a test fails when the policy refuses something', async ({ page, site, isNarrow }) => {
  test.skip(isNarrow, sameOnPhones);
  test.fail();
  await site.open('/education');
  // If the page says nothing, this test ends without an error, and that is its failure. The test must hear it before it ends:
  // the console's words come later than the result of a script, the more so the slower the browser.
  const heard = page
    .waitForEvent('console', { predicate: (line) => line.text().startsWith(refused), timeout: 20_000 })
    .catch(() => undefined);
  await page.evaluate(() => {
    document.body.setAttribute('onclick', 'alert()');
  });
  await heard;
});
