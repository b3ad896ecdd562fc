import type { ReferralTextField } from '../../src/referral/referralFields';
import { expect, test } from '../fixtures';
import { watchLiveRegions } from '../support/liveRegions';
import { referral, referralForm } from '../support/referralForm';
import { message } from '../messages';

const kinds: Record<ReferralTextField, Record<string, string>> = {
  yourName: { type: 'text', autocomplete: 'name' },
  yourEmail: { type: 'email', autocomplete: 'email' },
  referralName: { type: 'text', autocomplete: 'off' },
  referralEmail: { type: 'email', autocomplete: 'off' },
  referralPhone: { type: 'tel', autocomplete: 'off' },
  details: { autocomplete: 'off' },
  howYouKnow: { autocomplete: 'off' },
};

test.beforeEach(async ({ site }) => {
  await site.open('/referral');
});

test('every field is of the kind that its content asks for', async ({ page, press }) => {
  const form = referralForm(page);
  for (const [name, attributes] of Object.entries(kinds)) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(form.field(name as ReferralTextField)).toHaveAttribute(attribute, value);
    }
  }
  await test.step('keys choose another type', async () => {
    await form.type('friend').check();
    await press('ArrowUp');
    await expect(form.type('business')).toBeChecked();
  });
  await test.step('a text field holds all that is pasted', async () => {
    const pasted = 'x'.repeat(20_000);
    for (const name of ['referralPhone', 'details'] as const) {
      const field = form.field(name);
      await field.focus();
      await page.keyboard.insertText(pasted);
      await expect(field).toHaveValue(pasted);
    }
  });
});

test('a blocked attempt lists the fields, and each link leads to its field', async ({ page, mailbox }) => {
  const form = referralForm(page);
  await form.fill({ yourEmail: mailbox.address, referralEmail: 'charles' });
  const announced = await watchLiveRegions(page);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  const wrong = [
    [page.getByLabel('Your name'), 'Your name', 'Enter your name.'],
    [page.getByLabel("Referral's name"), "Referral's name", "Enter the referral's name."],
    [page.getByLabel("Referral's email"), "Referral's email", 'Enter a valid email address.'],
    [form.terms, message('referral.form.terms.label'), 'You need agree to the terms and conditions.'],
  ] as const;
  const links = form.summary.getByRole('link');
  await expect(links).toHaveText(wrong.map(([, label]) => label));
  for (const [index, [field, label, error]] of wrong.entries()) {
    await links.nth(index).press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleName(label);
    await expect(field).toHaveAccessibleDescription(error);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page).toHaveURL('/referral');
  // The focus makes a screen reader read the list, so no live region may repeat it.
  expect(await announced()).toEqual([]);

  await form.fill(referral);
  await expect(links).toHaveText([message('referral.form.terms.label')]);
  await form.terms.check();
  await expect(form.summary).toBeHidden();
});
