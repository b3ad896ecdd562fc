import { referralClauses, referralQuestions, referralSteps } from '../../src/content/pageLists';
import { needs } from '@nine-blocks/system-browsers/needs';
import { expect, test } from '../fixtures';
import { referralForm } from '../support/referralForm';
import { sectionOf } from '../support/sectionOf';
import { contactEmail, message } from '../messages';

const headerHeight = 92.64;
const termsHeading = message('referral.terms.heading');

test('shows the reward, the steps and the reasons', async ({ page }) => {
  await page.goto('/referral');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('referral.hero.title'));
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText(['10%', '$1,000']);
  const steps = main.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Refer', exact: true }) });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Refer', 'Evaluation', 'Reward']);
  await expect(steps.getByRole('listitem')).toHaveCount(referralSteps.length);
  const reasons = sectionOf(page, message('referral.benefits.heading'));
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(4);
});

for (const [link, heading] of [
  [message('referral.hero.button'), message('referral.form.heading')],
  [message('referral.form.terms.link'), termsHeading],
] as const) {
  test(`"${link}" leads to "${heading}"`, async ({ page, site, press }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open('/referral');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    // From there the Tab key goes on.
    await page.waitForFunction(() => `#${document.activeElement?.id}` === window.location.hash);
    await press('Tab');
    if (heading === termsHeading) {
      await expect(page.getByRole('button', { name: heading })).toBeFocused();
    } else {
      // The way past the form comes first.
      await expect(sectionOf(page, heading).getByRole('link', { name: contactEmail })).toBeFocused();
      await press('Tab');
      await expect(referralForm(page).field('yourName')).toBeFocused();
    }
  });
}

test('the terms are closed until they are opened, and close again', async ({ page, site }) => {
  await site.open('/referral');
  const clauses = referralClauses.map((id) => message(`referral.terms.${id}`));
  const toggle = page.getByRole('heading', { level: 2, name: termsHeading }).getByRole('button');
  const list = page.getByRole('list').filter({ hasText: clauses[0] ?? '' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText(clauses[0] ?? '')).toBeHidden();
  await toggle.click();
  await expect(list.getByRole('listitem')).toHaveText(clauses);
  await expect(page.getByText(clauses[0] ?? '')).toBeVisible();
  await toggle.press('Enter');
  await expect(page.getByText(clauses[0] ?? '')).toBeHidden();
});

test('a link to the terms opens them below the header, and they can be closed', async ({ page }) => {
  await page.goto('/referral#terms');
  const toggle = page.getByRole('button', { name: termsHeading });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => ((await toggle.boundingBox())?.y ?? 0) - headerHeight).toBeLessThan(4);
  expect((await toggle.boundingBox())?.y).toBeGreaterThanOrEqual(headerHeight - 1);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('of the questions none is open at first, then one at a time', async ({ page, site }) => {
  await site.open('/referral');
  const answer = (id: (typeof referralQuestions)[number]) =>
    page.getByText(message(`referral.faq.${id}.answer`).slice(0, 40));
  const question = (id: (typeof referralQuestions)[number]) =>
    page.getByRole('heading', { level: 3 }).getByRole('button', { name: message(`referral.faq.${id}.question`) });

  for (const id of referralQuestions) await expect(answer(id)).toBeHidden();
  for (const open of referralQuestions) {
    await question(open).click();
    for (const id of referralQuestions) {
      await expect(question(id)).toHaveAttribute('aria-expanded', String(id === open));
      await expect(answer(id)).toBeVisible({ visible: id === open });
    }
  }
  await question('services').press('Space');
  await expect(answer('services')).toBeHidden();

  // What the browser's own search does when it has found something in a closed answer.
  await answer('who').dispatchEvent('beforematch', { bubbles: true });
  await expect(answer('who')).toBeVisible();
  await expect(question('who')).toHaveAttribute('aria-expanded', 'true');
});

test('closed words can be found, and everything is printed', async ({ page, site }) => {
  await site.open('/referral');
  for (const text of [message('referral.terms.decision'), message('referral.faq.amount.answer')]) {
    const found = await page
      .getByText(text)
      .evaluate((element) => element.closest('[hidden]')?.getAttribute('hidden') ?? 'nowhere');
    expect(found).toBe('until-found');
  }
  await page.emulateMedia({ media: 'print' });
  for (const id of referralClauses) await expect(page.getByText(message(`referral.terms.${id}`))).toBeVisible();
  for (const id of referralQuestions) {
    await expect(page.getByText(message(`referral.faq.${id}.answer`).slice(0, 40))).toBeVisible();
  }
});

test.describe('without script', () => {
  needs('javaScriptOff');
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and the address stands in for the form', async ({ page }) => {
    await page.goto('/referral');
    for (const id of referralClauses) await expect(page.getByText(message(`referral.terms.${id}`))).toBeVisible();
    for (const id of referralQuestions) {
      await expect(page.getByText(message(`referral.faq.${id}.answer`).slice(0, 40))).toBeVisible();
    }
    await expect(page.getByText(message('referral.form.noScript'))).toBeVisible();
    await expect(referralForm(page).submit).toBeHidden();
  });
});
