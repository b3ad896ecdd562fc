import type { Page } from '@playwright/test';
import { corsRefused, fetchFailed } from '../support/browserErrors';
import { needs } from '@nine-blocks/system-browsers/needs';
import { callAnyHost } from './faults/callAnyHost';
import { doAction } from './faults/actions';
import { type FaultRow, faultTable, titleOf } from './faults/faultTable';
import { type FormName, type Visit, visits } from './faults/visits';
import { expect, test } from '../fixtures';
import { alterScript } from '../support/alteredScript';
import { contactEmail, message } from '../messages';

const failure = `Unknown error happened, please send directly by email to ${contactEmail}`;
const thanks = 'Thank you! We will contact you shortly.';

// Each engine has its own words for a request without a response.
test.use({
  expectedErrors: new RegExp(
    `^Failed to load resource|${fetchFailed}|${corsRefused}|CORS|did not answer within 30 s|answered with status`,
  ),
});

/** In the site as it is served, only an answer of 2xx counts. */
async function acceptOnlySuccess(page: Page) {
  await alterScript(page, 'start', (code) => code.replace('acceptAnyResponse:!0', 'acceptAnyResponse:!1'));
}

async function expectFocus(page: Page, visit: Visit, focus: FaultRow['focus']) {
  if (focus === 'submit') await expect(visit.submit).toBeFocused();
  if (focus === 'dialog') {
    const isInDialog = () =>
      page.getByRole('dialog').evaluate((dialog) => {
        const { activeElement, body } = document;
        // Or what holds nothing but the dialog.
        return dialog.contains(activeElement) || (activeElement !== body && activeElement?.contains(dialog) === true);
      });
    await expect.poll(isInDialog).toBe(true);
  }
  if (focus === 'thanks') {
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(thanks);
  }
}

for (const form of ['contact', 'referral'] as const satisfies readonly FormName[]) {
  for (const row of faultTable.filter(({ only }) => only === undefined || only === form)) {
    // The setting is one for both forms.
    for (const isStrict of row.endsStrictly === undefined || form === 'referral' ? [false] : [false, true]) {
      const ends = isStrict ? 'failed' : row.ends;
      const setting = isStrict ? ', where only 2xx counts' : '';

      // Both forms send by the same code: the contact form stands for both.
      const details = form === 'contact' ? {} : { tag: '@long' };

      test(`${form}, ${titleOf({ ...row, ends })}${setting}`, details, async ({ page, mailbox }) => {
        if (row.needs !== undefined) needs(row.needs);
        if (isStrict) await acceptOnlySuccess(page);
        if (row.fault === 'noCors') await callAnyHost(page);
        if (row.fault === 'hang') await page.clock.install();
        const visit = await visits[form](
          page,
          mailbox.address,
          row.action.endsWith('go back') ? 'from education' : 'straight',
        );
        if (row.fault !== undefined) await mailbox.fail(row.fault);
        await doAction({ page, form, visit, requests: mailbox.requests }, row);

        if (ends === 'sent') {
          await expect(visit.thanks).toHaveText(thanks);
          await expect(visit.failure.filter({ hasText: /\S/ })).toHaveCount(0);
          // Whoever was thanked for nothing still learns what to do.
          await expect(page.getByText(message('contact.sentHint'))).toBeVisible();
        }
        if (ends === 'failed') {
          await expect(visit.failure).toContainText(failure);
          const link = visit.failure.getByRole('link', { name: contactEmail });
          await expect(link).toHaveAttribute('href', /^mailto:.+Ada%20Lovelace/);
        }
        await expectFocus(page, visit, isStrict ? 'submit' : row.focus);
        await expect.poll(mailbox.requests).toBe(row.requests);
        await expect.poll(async () => (await mailbox.received()).length).toBe(row.mails);

        if (ends !== 'failed' && ends !== 'editing') return;
        await visit.expectFilled();
        await visit.submit.click();
        await expect(visit.thanks).toHaveText(thanks);
        await expect(visit.failure.filter({ hasText: /\S/ })).toHaveCount(0);
        expect(await mailbox.requests()).toBe(row.requests + 1);
        expect(await mailbox.received()).toHaveLength(row.mails + 1);
      });
    }
  }
}
