import { referralClauses, referralQuestions, referralSteps } from '../../src/content/pageLists';
import { expect, test } from '../fixtures';
import { referralForm } from '../support/referralForm';
import { sectionOf } from '../support/site';
import { contactEmail, message } from '../messages';

const headerHeight = 92.64;
const termsHeading = message('referral.terms.heading');

test('shows reward, steps and reasons; terms and answers are hidden until they are opened', async ({ page, site }) => {
  await site.open('/referral');
  const { main } = site;
  await expect(site.heading).toHaveText(message('referral.hero.title'));
  await expect(main.getByRole('definition')).toHaveText(['10%', '$1,000']);
  const steps = main.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Refer', exact: true }) });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(['Refer', 'Evaluation', 'Reward']);
  await expect(steps.getByRole('listitem')).toHaveCount(referralSteps.length);
  const reasons = sectionOf(page, message('referral.benefits.heading'));
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(4);

  const clauses = referralClauses.map((id) => message(`referral.terms.${id}`));
  const firstClause = page.getByText(clauses[0] ?? '');
  const answer = (id: (typeof referralQuestions)[number]) =>
    page.getByText(message(`referral.faq.${id}.answer`).slice(0, 40));
  const question = (id: (typeof referralQuestions)[number]) =>
    page.getByRole('heading', { level: 3 }).getByRole('button', { name: message(`referral.faq.${id}.question`) });

  await test.step('closed text can be found, and is printed', async () => {
    for (const text of [message('referral.terms.decision'), message('referral.faq.amount.answer')]) {
      const hidden = await page
        .getByText(text)
        .evaluate((element) => element.closest('[hidden]')?.getAttribute('hidden') ?? 'nowhere');
      expect(hidden).toBe('until-found');
    }
    await page.emulateMedia({ media: 'print' });
    for (const clause of clauses) await expect(page.getByText(clause)).toBeVisible();
    for (const id of referralQuestions) await expect(answer(id)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the terms open and close', async () => {
    const toggle = page.getByRole('heading', { level: 2, name: termsHeading }).getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(firstClause).toBeHidden();
    await toggle.click();
    await expect(firstClause).toBeVisible();
    const list = page.getByRole('list').filter({ hasText: clauses[0] ?? '' });
    await expect(list.getByRole('listitem')).toHaveText(clauses);
    await toggle.press('Enter');
    await expect(firstClause).toBeHidden();
  });

  await test.step('one question at a time is open', async () => {
    for (const id of referralQuestions) await expect(answer(id)).toBeHidden();
    for (const open of referralQuestions) {
      await question(open).click();
      for (const id of referralQuestions) {
        await expect(question(id)).toHaveAttribute('aria-expanded', String(id === open));
        await expect(answer(id)).toBeVisible({ visible: id === open });
      }
    }
    // The browser sends this event when its own search has found something in a closed answer.
    await answer('who').dispatchEvent('beforematch', { bubbles: true });
    await expect(answer('who')).toBeVisible();
    await expect(question('who')).toHaveAttribute('aria-expanded', 'true');
    await question('who').press('Space');
    await expect(answer('who')).toBeHidden();
  });
});

test('its links lead to the form and to the terms, from where the Tab key goes on', async ({ page, site, press }) => {
  await site.open('/referral');
  const follow = async (name: string, heading: string) => {
    await site.main.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
    await page.waitForFunction(() => `#${document.activeElement?.id}` === window.location.hash);
    await press('Tab');
  };
  const formHeading = message('referral.form.heading');
  await follow(message('referral.hero.button'), formHeading);
  // The address, for those who do without the form, comes first.
  await expect(sectionOf(page, formHeading).getByRole('link', { name: contactEmail })).toBeFocused();
  await press('Tab');
  await expect(referralForm(page).field('yourName')).toBeFocused();
  await follow(message('referral.form.terms.link'), termsHeading);
  await expect(page.getByRole('button', { name: termsHeading })).toBeFocused();
});

test('a link to the terms opens them below the header, and they can be closed', async ({ page }) => {
  await page.goto('/referral#terms');
  const toggle = page.getByRole('button', { name: termsHeading });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const below = async () => ((await toggle.boundingBox())?.y ?? NaN) - headerHeight;
  await expect.poll(below, 'pixels between header and toggle').toBeLessThan(4);
  expect(await below()).toBeGreaterThanOrEqual(-1);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
