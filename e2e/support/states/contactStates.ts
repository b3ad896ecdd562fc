import { expect, type Page } from '@playwright/test';
import { contactLimits } from '../../../src/contact/contactForm';
import { message } from '../../messages';
import { contactDialog } from '../contactDialog';
import { holdMail } from '../held';
import { address, answerMail, type OpenState, sendingFailed } from './openState';

async function openContact(page: Page) {
  const contact = contactDialog(page);
  await contact.open();
  await expect(contact.submit).toBeVisible();
  return contact;
}

async function sendContact(page: Page, how: 'sent' | 'failed') {
  await answerMail(page, how);
  const contact = await openContact(page);
  await contact.fill({ name: 'Ada Lovelace', email: address, description: 'An engine and a loom.' });
  await contact.submit.click();
  return contact;
}

const dialog = { path: '/', shows: 'screen' } as const;

/** Every step of the contact dialog. */
export const contactStates = [
  {
    ...dialog,
    id: 'contact-idle',
    title: 'Contact dialog',
    reach: async (page) => {
      await openContact(page);
    },
  },
  {
    ...dialog,
    id: 'contact-errors',
    title: 'Contact dialog with an error',
    reach: async (page) => {
      const contact = await openContact(page);
      await contact.submit.click();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    ...dialog,
    id: 'contact-invalid',
    title: 'Contact dialog with a wrong address and a text at its limit',
    reach: async (page) => {
      const contact = await openContact(page);
      await contact.fill({ email: 'ada', description: 'a'.repeat(contactLimits.description) });
      await contact.submit.click();
      await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    ...dialog,
    id: 'contact-kept',
    title: 'Contact dialog, closed with a text and opened again',
    reach: async (page) => {
      const contact = await openContact(page);
      await contact.fill({ description: 'An engine and a loom.' });
      await contact.closeButton.click();
      await expect(contact.dialog).toHaveCount(0);
      await contact.open();
      await expect(contact.restore).toBeVisible();
    },
  },
  {
    ...dialog,
    id: 'contact-sending',
    title: 'Contact dialog, sending',
    reach: async (page) => {
      await holdMail(page);
      const contact = await openContact(page);
      // Without a name and a text the mail has words of ours in their place.
      await contact.fill({ email: address });
      await contact.submit.click();
      await expect(contact.sending).toBeVisible();
    },
  },
  {
    ...dialog,
    id: 'contact-sent',
    title: 'Contact dialog, sent',
    reach: async (page) => {
      const contact = await sendContact(page, 'sent');
      await expect(contact.sent).toBeVisible();
    },
  },
  {
    ...dialog,
    id: 'contact-failed',
    title: 'Contact dialog, not sent',
    expectedErrors: sendingFailed,
    reach: async (page) => {
      const contact = await sendContact(page, 'failed');
      await expect(contact.mailLink).toBeVisible();
    },
  },
  {
    ...dialog,
    id: 'contact-copied',
    title: 'Contact dialog, not sent, text copied',
    expectedErrors: sendingFailed,
    reach: async (page) => {
      const contact = await sendContact(page, 'failed');
      await contact.copy.click();
      await expect(contact.dialog.getByText(message('contact.copied'))).toBeVisible();
    },
  },
] as const satisfies readonly OpenState[];
