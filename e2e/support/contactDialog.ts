import { expect, type Page } from '@playwright/test';
import { asksForConsent } from '../../src/content/consent';
import { type ReadMessage, message } from '../messages';

interface ContactFields {
  name?: string;
  email?: string;
  description?: string;
}

/** Page object of the contact dialog (docs/requirements.md, 8). */
export function contactDialog(page: Page, said: ReadMessage = message) {
  const dialog = page.getByRole('dialog', { name: said('contact.title'), exact: true });
  const failure = dialog.getByRole('alert');
  const name = dialog.getByLabel(said('contact.name.label'));
  const email = dialog.getByLabel(said('contact.email.label'), { exact: true });
  const description = dialog.getByLabel(said('contact.description.label'));
  return {
    dialog,
    title: dialog.getByRole('heading', { level: 2 }),
    closeButton: dialog.getByRole('button', { name: said('contact.close') }),
    name,
    email,
    description,
    submit: dialog.getByRole('button', { name: said('contact.submit'), exact: true }),
    sending: dialog.getByRole('button', { name: said('contact.sending') }),
    failure,
    sent: dialog.getByText(said('contact.sent')),
    /** The link that opens a mail program after a failure. */
    mailLink: failure.getByRole('link'),
    copy: dialog.getByRole('button', { name: said('contact.copy') }),
    /** Restores the text that was typed before the dialog was closed. */
    restore: dialog.getByRole('button', { name: said('contact.restore') }),
    /** Presses the first Contact Us of the page below the header. */
    open: async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: said('common.contactUs') })
        .first()
        .click();
    },
    fill: async (fields: ContactFields) => {
      if (fields.name !== undefined) await name.fill(fields.name);
      if (fields.email !== undefined) await email.fill(fields.email);
      if (fields.description !== undefined) await description.fill(fields.description);
      if (asksForConsent) await dialog.getByRole('checkbox').check();
    },
    /** Expects these texts in the fields, and empty texts in the other fields. */
    expectFields: async (fields: ContactFields) => {
      await expect(name).toHaveValue(fields.name ?? '');
      await expect(email).toHaveValue(fields.email ?? '');
      await expect(description).toHaveValue(fields.description ?? '');
    },
  };
}

export type ContactDialog = ReturnType<typeof contactDialog>;

/** How long a send waits for its answer, in milliseconds. */
const sendTimeout = 30_000;

/** The part of that time, in milliseconds, in which `lookBefore` can check the page, because the page's clock continues. */
const patience = 15_000;

/** Lets a send without an answer reach its timeout; `lookBefore` runs shortly before that. The page's clock must be installed. */
export async function letSendTimeOut(page: Page, lookBefore: () => Promise<void> = async () => {}): Promise<void> {
  await page.clock.fastForward(sendTimeout - patience);
  await lookBefore();
  await page.clock.fastForward(patience);
}
