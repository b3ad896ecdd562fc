import { referralQuestions } from '../../src/content/pageLists';
import { referralClauses } from '../../src/content/referralClauses';
import { expect, test } from '../fixtures';
import { message } from '../messages';

// The roles and words of the page are stored in accessibility/trees/referral.txt.
test('terms and answers are hidden until they are opened or found, and are printed', async ({ page, site }) => {
  await site.open('/referral');
  const clauses = referralClauses.map((id) => message(`referral.terms.${id}`));
  const answer = (id: (typeof referralQuestions)[number]) =>
    page.getByText(message(`referral.faq.${id}.answer`).slice(0, 40));
  const who = page.getByRole('button', { name: message('referral.faq.who.question') });

  await test.step('closed text is printed', async () => {
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

  await test.step('an answer that the browser’s own search finds opens', async () => {
    for (const id of referralQuestions) await expect(answer(id)).toBeHidden();
    // The browser sends this event when its own search finds words in a closed answer.
    await answer('who').dispatchEvent('beforematch', { bubbles: true });
    await expect(answer('who')).toBeVisible();
    await expect(who).toHaveAttribute('aria-expanded', 'true');
    await who.press('Space');
    await expect(answer('who')).toBeHidden();
  });
});
