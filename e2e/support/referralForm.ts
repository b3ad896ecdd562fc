import type { Page } from '@playwright/test';
import { asksForConsent } from '../../src/content/consent';
import type { ReferralTextField, ReferralType } from '../../src/referral/referralFields';
import { type ReadMessage, message } from '../messages';

/** The required values of a referral, without the sender's address. */
export const referral = {
  yourName: 'Ada Lovelace',
  referralName: 'Charles Babbage',
  referralEmail: 'charles@example.com',
} as const;

/** The optional values of a referral. */
export const optional = {
  referralPhone: '+49 30 123456',
  details: 'A shop for <b>maps</b> & globes.\n\n"Soon", they say.',
  howYouKnow: 'We studied together.',
} as const;

/** Page object of the referral form. */
export function referralForm(page: Page, said: ReadMessage = message) {
  const field = (name: ReferralTextField) =>
    page.getByRole('textbox', { name: said(`referral.form.${name}.label`), exact: true });
  const type = (name: ReferralType) => page.getByRole('radio', { name: said(`referral.form.referralType.${name}`) });
  const terms = page.getByRole('checkbox', { name: said('referral.form.terms.label') });

  async function fill(values: Partial<Record<ReferralTextField, string>>) {
    for (const [name, text] of Object.entries(values)) await field(name as ReferralTextField).fill(text);
  }

  return {
    field,
    type,
    terms,
    submit: page.getByRole('button', { name: said('referral.form.submit') }),
    summary: page.getByRole('group', { name: said('referral.form.errors') }),
    fill,
    /** Fills in all required fields, with this address of the sender. */
    complete: async (address: string) => {
      await fill({ ...referral, yourEmail: address });
      await terms.check();
      if (asksForConsent) await page.getByRole('checkbox').last().check();
    },
  };
}
