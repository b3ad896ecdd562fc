import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { alterScript, plannedFailure } from '../support/alteredScript';
import { message } from '../messages';
import { needsPart } from '../support/needsPart';
import { oneLanguage, otherLocale } from '../support/samples';

test.use({ expectedErrors: new RegExp(plannedFailure) });

const breakPart = (page: Page, part: string) =>
  alterScript(page, part, (code) =>
    code.replaceAll(/\b[A-Z]\w+:\(\)=>/g, `$&()=>{throw new Error("${plannedFailure}")},_:()=>`),
  );

test('parts of a page that fail keep their words, and the rest of the page works', async ({ page, site }) => {
  await site.open('/');
  const words = (await site.main.textContent()) ?? '';
  const parts = ['caseStudyCards', 'faq', 'peopleAndServices'];
  for (const part of parts) await breakPart(page, part);
  const logged = parts.map(() => page.waitForEvent('console', (line) => line.text().includes(plannedFailure)));
  await page.reload();
  await Promise.all(logged);
  await expect(site.main.locator('[data-script-failed]')).not.toHaveCount(0);
  await expect(site.main).toHaveText(words);
  await site.footer.getByRole('link', { name: message('common.footer.privacy'), exact: true }).click();
  await expect(site.heading).toHaveText(message('privacyPolicy.hero.title'));
});

test('a calculator that fails leaves its answer', async ({ page, site }) => {
  await site.open('/');
  await site.main.getByRole('button', { name: message('home.faq.timeZone.question') }).click();
  const calculate = site.main.getByRole('button', { name: message('calculators.submit') });
  const fail = (owner: string, name: string) =>
    page.evaluate(`${owner}.${name} = () => { throw new Error('${plannedFailure}') }`);
  await calculate.focus();
  await fail('Date', 'now');
  await calculate.click();
  await expect(calculate).toBeVisible();
  await page.evaluate('Date.now = () => 0');
  await fail('Intl.DateTimeFormat.prototype', 'formatToParts');
  await calculate.click();
  await expect(site.main.getByText(message('common.failure.part'))).toBeVisible();
  await expect(site.main.getByText(message('home.faq.timeZone.answer'))).toBeVisible();
});

test.describe('in another language', () => {
  test.skip(...oneLanguage);
  test.use({ locale: otherLocale });

  test('a failed offer or bar is missing, and the page works', async ({ page, site }) => {
    needsPart('compare');
    for (const part of ['languageOffer', 'shortlist']) await breakPart(page, part);
    const logged = () => page.waitForEvent('console', (line) => line.text().includes(plannedFailure));
    await Promise.all([logged(), page.goto('/case-studies')]);
    await site.hydrated();
    const add = site.main.getByRole('button', { name: message('compare.shortlist.add') }).first();
    await Promise.all([logged(), add.click()]);
    await expect(site.heading).toHaveText(message('caseStudies.hero.title'));
    await expect(page.locator('html')).not.toHaveAttribute('data-script-failed');
  });
});
