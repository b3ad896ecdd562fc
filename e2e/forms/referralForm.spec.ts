import type { Locator } from '@playwright/test';
import { type ReferralTextField, referralTypes } from '../../src/referral/referralForm';
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
  details: { rows: '3', autocomplete: 'off' },
  howYouKnow: { rows: '3', autocomplete: 'off' },
};

test.beforeEach(async ({ site }) => {
  await site.open('/referral');
});

/** Leaves fields as a visitor does who passes them with the Tab key. */
async function pass(...fields: readonly Locator[]) {
  for (const field of fields) {
    await field.focus();
    await field.blur();
  }
}

test('every field is of the kind that its content asks for', async ({ page, press }) => {
  const form = referralForm(page);
  for (const [name, attributes] of Object.entries(kinds)) {
    for (const [attribute, value] of Object.entries(attributes)) {
      await expect(form.field(name as ReferralTextField)).toHaveAttribute(attribute, value);
    }
  }
  await test.step('the type is individual until another one is chosen, by pointer or keys', async () => {
    await expect(page.getByRole('radiogroup', { name: message('referral.form.referralType.label') })).toBeVisible();
    await expect(form.type('individual')).toBeChecked();
    for (const type of referralTypes.slice(1)) {
      await form.type(type).check();
      await expect(form.type(type)).toBeChecked();
    }
    await press('ArrowUp');
    await expect(form.type('business')).toBeChecked();
  });
  await test.step('a text area says how much room is left when there is little', async () => {
    const details = form.field('details');
    await details.fill('x'.repeat(3990));
    await expect(details).toHaveAccessibleDescription(message('referral.form.limit', { remaining: 10 }));
    await details.press('End');
    await details.pressSequentially('twelve marks');
    await expect(details).toHaveValue(/x{3990}twelve mar$/);
  });
});

test('an address is judged when it is left, and from then on while it changes', async ({ page }) => {
  const form = referralForm(page);
  for (const name of ['yourEmail', 'referralEmail'] as const) {
    const field = form.field(name);
    const helper = message(`referral.form.${name}.helper`);
    await field.pressSequentially('ada@');
    await expect(field).toHaveAccessibleDescription(helper);
    await field.blur();
    await expect(field).toHaveAccessibleDescription('Enter a valid email address.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');

    await field.fill('ada@example.com');
    await expect(field).toHaveAccessibleDescription(helper);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.fill('');
    await expect(field).toHaveAccessibleDescription('Enter an email address.');
  }
  await page.reload();
  await pass(form.field('yourEmail'), form.field('referralEmail'));
  for (const name of ['yourEmail', 'referralEmail'] as const) {
    await expect(form.field(name), 'an address that was left empty').toHaveAccessibleDescription(
      'Enter an email address.',
    );
  }
});

test('names and terms are judged after an attempt to send, and from then on while they change', async ({ page }) => {
  const form = referralForm(page);
  const own = form.field('yourName');
  const theirs = form.field('referralName');
  await pass(own, theirs, form.terms);
  for (const field of [own, theirs, form.terms]) await expect(field).toHaveAccessibleDescription('');

  await own.fill('   ');
  await form.submit.click();
  await expect(own).toHaveAccessibleDescription('Enter your name.');
  await expect(theirs).toHaveAccessibleDescription("Enter the referral's name.");
  await expect(form.terms).toHaveAccessibleDescription('You need agree to the terms and conditions.');

  await form.fill({ yourName: referral.yourName, referralName: referral.referralName });
  await form.terms.check();
  for (const field of [own, theirs, form.terms]) await expect(field).toHaveAccessibleDescription('');

  await own.fill('');
  await form.terms.uncheck();
  await expect(own).toHaveAccessibleDescription('Enter your name.');
  await expect(form.terms).toHaveAccessibleDescription('You need agree to the terms and conditions.');
});

test('a blocked attempt lists the errors, and each leads to its field', async ({ page, mailbox }) => {
  const form = referralForm(page);
  await form.fill({ yourEmail: mailbox.address, referralEmail: 'charles' });
  const announced = await watchLiveRegions(page);
  await form.submit.click();

  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('heading', { level: 3 })).toHaveText(
    'The form has errors. You need to fix them before you can submit the form.',
  );
  const entries = form.summary.getByRole('listitem');
  await expect(entries).toHaveText([
    /^Your name\s*Enter your name\.$/,
    /^Referral’s name\s*Enter the referral's name\.$/,
    /^Referral’s email\s*Enter a valid email address\.$/,
    /^Terms\s*You need agree to the terms and conditions\.$/,
  ]);
  const fields = [form.field('yourName'), form.field('referralName'), form.field('referralEmail'), form.terms];
  for (const [index, field] of fields.entries()) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await entries.nth(index).getByRole('button').press('Enter');
    await expect(field).toBeFocused();
  }
  // The focus reads the list: nothing else may say it a second time.
  expect(await announced()).toEqual([]);

  await form.fill(referral);
  await expect(entries).toHaveText([/You need agree to the terms and conditions\.$/]);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await form.terms.check();
  await expect(form.summary).toBeHidden();
  expect(await mailbox.requests()).toBe(0);
});
