import { expect, type Page } from '@playwright/test';
import { message } from '../../messages';
import { fetchFailed } from '../browserErrors';
import { contactDialog } from '../contactDialog';
import { holdMail } from '../held';
import { optional, referralForm } from '../referralForm';
import { statesOn } from './openState';

const address = 'ada@example.com';

const longText = 'a'.repeat(20_000);

/** What browsers log when the mail host cannot be reached. */
export const sendingFailed = new RegExp(`^Failed to load resource|${fetchFailed}`);

async function answerMail(page: Page, how: 'sent' | 'failed'): Promise<void> {
  await page.route('**/api/sendEmail', async (route) => {
    if (how === 'failed') return route.abort();
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { ok: true } });
  });
}

async function openContact(page: Page) {
  const contact = contactDialog(page);
  await contact.open();
  await expect(contact.submit).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  return contact;
}

async function submitContact(page: Page, fields: Parameters<ReturnType<typeof contactDialog>['fill']>[0]) {
  const contact = await openContact(page);
  await contact.fill(fields);
  await contact.submit.click();
  return contact;
}

async function sendContact(page: Page, how: 'sent' | 'failed') {
  await answerMail(page, how);
  return submitContact(page, { name: 'Ada Lovelace', email: address, description: 'An engine and a loom.' });
}

async function sendReferral(page: Page, how: 'sent' | 'failed') {
  await answerMail(page, how);
  const form = referralForm(page);
  await form.complete(address);
  await form.submit.click();
}

/** Every step of the contact dialog and of the referral form. */
export const formStates = {
  ...statesOn('/', 'screen', {
    'contact-idle': async (page) => {
      await openContact(page);
    },
    'contact-errors': async (page) => {
      const { email } = await submitContact(page, {});
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    },
    'contact-invalid': async (page) => {
      const { email } = await submitContact(page, { email: 'ada', description: longText });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
    },
    'contact-kept': async (page) => {
      const contact = await openContact(page);
      await contact.fill({ description: 'An engine and a loom.' });
      await contact.closeButton.click();
      await expect(contact.dialog).toHaveCount(0);
      await contact.open();
      await expect(contact.restore).toBeVisible();
    },
    'contact-sending': async (page) => {
      await holdMail(page);
      // Without a name and a text the mail has default words.
      const { sending } = await submitContact(page, { email: address });
      await expect(sending).toBeVisible();
    },
    'contact-sent': async (page) => {
      const { sent } = await sendContact(page, 'sent');
      await expect(sent).toBeVisible();
    },
    'contact-failed': {
      expectedErrors: sendingFailed,
      reach: async (page) => {
        const { mailLink } = await sendContact(page, 'failed');
        await expect(mailLink).toBeVisible();
      },
    },
    'contact-copied': {
      expectedErrors: sendingFailed,
      reach: async (page) => {
        const { copy, dialog } = await sendContact(page, 'failed');
        await copy.click();
        await expect(dialog.getByText(message('contact.copied'))).toBeVisible();
      },
    },
  }),
  ...statesOn('/referral', 'page', {
    'referral-errors': async (page) => {
      const { submit, summary } = referralForm(page);
      await submit.click();
      await expect(summary).toBeVisible();
    },
    'referral-invalid': async (page) => {
      const { fill, submit, summary } = referralForm(page);
      await fill({ yourEmail: 'ada', referralEmail: 'ada', details: longText });
      await submit.click();
      await expect(summary).toBeVisible();
    },
    'referral-sending': async (page) => {
      await holdMail(page);
      const { complete, fill, submit } = referralForm(page);
      await complete(address);
      await fill(optional);
      await submit.click();
      await expect(page.getByRole('button', { name: message('referral.form.sending') })).toBeVisible();
    },
    'referral-sent': async (page) => {
      await sendReferral(page, 'sent');
      await expect(page.getByText(message('referral.form.sentHint'))).toBeVisible();
    },
    'referral-failed': {
      expectedErrors: sendingFailed,
      reach: async (page) => {
        await sendReferral(page, 'failed');
        await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
      },
    },
    'referral-copied': {
      expectedErrors: sendingFailed,
      reach: async (page) => {
        await sendReferral(page, 'failed');
        await page.getByRole('button', { name: message('referral.form.copy') }).click();
        await expect(page.getByText(message('referral.form.copied'))).toBeVisible();
      },
    },
  }),
};
