import { expect, type Page } from '@playwright/test';
import type { Path } from '../../src/paths';
import { message } from '../messages';
import { fetchFailed } from './browserErrors';
import { contactDialog } from './contactDialog';
import { referralForm } from './referralForm';

/** A page after some steps of a visitor. */
export interface State {
  /** The page that has the state. */
  path: Path;
  /** The smallest and the greatest width, in pixels, at which the state exists. */
  from?: number;
  to?: number;
  /** Console errors that the state causes. */
  expectedErrors?: RegExp;
  /** Leads from the hydrated page, in the language of `message`, to the open state. */
  reach: (page: Page) => Promise<void>;
}

const email = 'ada@example.com';
async function openContact(page: Page) {
  const contact = contactDialog(page);
  await contact.open();
  await expect(contact.submit).toBeVisible();
  await expect(page.locator('#root')).toHaveAttribute('inert');
  return contact;
}

async function sendContact(page: Page) {
  const contact = await openContact(page);
  await contact.fill({ email });
  await contact.submit.click();
  return contact;
}

const takeMail = (page: Page) => page.route('**/api/sendEmail', (route) => route.fulfill({ json: { ok: true } }));

/** Steps of the contact dialog and of the referral form. */
export const formStates = {
  'contact-idle': {
    path: '/',
    reach: async (page) => {
      await openContact(page);
    },
  },
  'contact-errors': {
    path: '/',
    reach: async (page) => {
      const contact = await openContact(page);
      await contact.submit.click();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'contact-sent': {
    path: '/',
    reach: async (page) => {
      await takeMail(page);
      const { sent } = await sendContact(page);
      await expect(sent).toBeVisible();
    },
  },
  'contact-failed': {
    path: '/',
    expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}`),
    reach: async (page) => {
      await page.route('**/api/sendEmail', (route) => route.abort());
      const { mailLink } = await sendContact(page);
      await expect(mailLink).toBeVisible();
    },
  },
  'referral-errors': {
    path: '/referral',
    reach: async (page) => {
      const { submit, summary } = referralForm(page);
      await submit.click();
      await expect(summary).toBeVisible();
    },
  },
  'referral-sent': {
    path: '/referral',
    reach: async (page) => {
      await takeMail(page);
      const { complete, submit } = referralForm(page);
      await complete(email);
      await submit.click();
      await expect(page.getByText(message('referral.form.sentHint'))).toBeVisible();
    },
  },
} as const satisfies Record<string, State>;
