import { expect, type Page } from '@playwright/test';
import { referralLimits } from '../../../src/referral/referralForm';
import { message } from '../../messages';
import { holdMail } from '../held';
import { optional, referralForm } from '../referralForm';
import { address, answerMail, type OpenState, sendingFailed } from './openState';

async function sendReferral(page: Page, how: 'sent' | 'failed') {
  await answerMail(page, how);
  const form = referralForm(page);
  await form.complete(address);
  await form.submit.click();
}

const form = { path: '/referral', shows: 'page' } as const;

/** Every step of the referral form. */
export const referralStates = [
  {
    ...form,
    id: 'referral-errors',
    title: 'Referral form with errors',
    reach: async (page) => {
      const { submit, summary } = referralForm(page);
      await submit.click();
      await expect(summary).toBeVisible();
    },
  },
  {
    ...form,
    id: 'referral-invalid',
    title: 'Referral form with wrong addresses and a text at its limit',
    reach: async (page) => {
      const { fill, submit, summary } = referralForm(page);
      await fill({ yourEmail: 'ada', referralEmail: 'ada', details: 'a'.repeat(referralLimits.details) });
      await submit.click();
      await expect(summary).toBeVisible();
    },
  },
  {
    ...form,
    id: 'referral-sending',
    title: 'Referral form, sending',
    reach: async (page) => {
      await holdMail(page);
      const { complete, fill, submit } = referralForm(page);
      await complete(address);
      await fill(optional);
      await submit.click();
      await expect(page.getByRole('button', { name: message('referral.form.sending') })).toBeVisible();
    },
  },
  {
    ...form,
    id: 'referral-sent',
    title: 'Referral form, sent',
    reach: async (page) => {
      await sendReferral(page, 'sent');
      await expect(page.getByText(message('referral.form.sentHint'))).toBeVisible();
    },
  },
  {
    ...form,
    id: 'referral-failed',
    title: 'Referral form, not sent',
    expectedErrors: sendingFailed,
    reach: async (page) => {
      await sendReferral(page, 'failed');
      await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    },
  },
  {
    ...form,
    id: 'referral-copied',
    title: 'Referral form, not sent, text copied',
    expectedErrors: sendingFailed,
    reach: async (page) => {
      await sendReferral(page, 'failed');
      await page.getByRole('button', { name: message('referral.form.copy') }).click();
      await expect(page.getByText(message('referral.form.copied'))).toBeVisible();
    },
  },
] as const satisfies readonly OpenState[];
