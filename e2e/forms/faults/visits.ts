import { expect, type Locator, type Page } from '@playwright/test';
import type { ReferralTextField } from '../../../src/referral/referralForm';
import { contactDialog } from '../../support/contactDialog';
import { optional, referral, referralForm } from '../../support/referralForm';
import { createSite } from '../../support/site';
import { message } from '../../messages';

/** A form with every field filled in. */
export interface Visit {
  submit: Locator;
  sending: Locator;
  failure: Locator;
  thanks: Locator;
  /** Everything that was filled in is there. */
  expectFilled: () => Promise<void>;
  /** After the way back: the form is on the screen again, and so is what was in it. */
  comeBack: () => Promise<void>;
}

export type FormName = 'contact' | 'referral';

/** Where a visitor comes from: straight to the form's page, or from another page of the site. */
type Way = 'straight' | 'from education';

async function visitContact(page: Page, address: string, way: Way): Promise<Visit> {
  const site = createSite(page);
  const contact = contactDialog(page);
  const typed = { name: 'Ada Lovelace', email: address, description: 'An engine & a loom?\nBoth = one.' };
  await site.open(way === 'straight' ? '/' : '/education');
  if (way !== 'straight') await site.header.getByRole('link', { name: message('common.brand.home') }).click();
  await expect(site.heading).toHaveText(message('home.hero.title'));
  await contact.open();
  await contact.fill(typed);
  return {
    submit: contact.submit,
    sending: contact.sending,
    failure: contact.failure,
    thanks: contact.sent,
    expectFilled: async () => {
      await expect(contact.name).toHaveValue(typed.name);
      await expect(contact.email).toHaveValue(typed.email);
      await expect(contact.description).toHaveValue(typed.description);
    },
    comeBack: async () => {
      await expect(contact.dialog).toHaveCount(0);
      if (new URL(page.url()).pathname !== '/') await page.goForward();
      await contact.open();
      // Closing empties the fields (docs/requirements.md, 8.4); what was in them is one press away.
      for (const field of [contact.name, contact.email, contact.description]) await expect(field).toHaveValue('');
      await contact.restore.click();
      await expect(contact.restore).toHaveCount(0);
      await expect(contact.name).toBeFocused();
    },
  };
}

async function visitReferral(page: Page, address: string, way: Way): Promise<Visit> {
  const site = createSite(page);
  const form = referralForm(page);
  await site.open(way === 'straight' ? '/referral' : '/education');
  if (way !== 'straight') await site.footer.getByRole('link', { name: message('common.footer.referral') }).click();
  await form.complete(address);
  await form.fill(optional);
  await form.type('friend').check();
  return {
    submit: form.submit,
    sending: page.getByRole('button', { name: message('referral.form.sending') }),
    failure: page.getByRole('alert'),
    thanks: page.getByText(message('referral.form.sent')),
    expectFilled: async () => {
      for (const [name, text] of Object.entries({ ...referral, ...optional, yourEmail: address })) {
        await expect(form.field(name as ReferralTextField)).toHaveValue(text);
      }
      await expect(form.type('friend')).toBeChecked();
      await expect(form.terms).toBeChecked();
    },
    comeBack: async () => {
      await page.goForward();
      await expect(site.heading).toHaveText(message('referral.hero.title'));
    },
  };
}

/** The ways to each form, and what can be seen of it. */
export const visits: Readonly<Record<FormName, (page: Page, address: string, way: Way) => Promise<Visit>>> = {
  contact: visitContact,
  referral: visitReferral,
};
