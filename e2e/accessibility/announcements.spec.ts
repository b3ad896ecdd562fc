import type { Locator } from '@playwright/test';
import { fetchFailed } from '../support/browserErrors';
import { expect, test } from '../fixtures';
import { holdMail } from '../support/held';
import { watchLiveRegions } from '../support/liveRegions';
import { referralForm } from '../support/referralForm';
import { commonTag, otherLocale, rareTag, studiesTagged } from '../support/samples';
import { contactEmail, message, messagesIn } from '../messages';

/** What is wrong is said of the field itself, in words that are there. */
async function expectError(field: Locator, text: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}

test('the contact form says that it sends, and moves the focus to the thanks', async ({
  page,
  site,
  contact,
  mailbox,
}) => {
  await site.open('/');
  await contact.open();
  await contact.fill({ email: mailbox.address });
  const held = await holdMail(page);
  const announced = await watchLiveRegions(page);
  await contact.submit.click();
  await expect.poll(announced).toEqual([message('contact.sending')]);
  held.release();
  await expect(contact.sent).toBeVisible();
  // The thanks are read because they take the focus, by their role and name.
  const focused = page.locator(':focus');
  await expect(focused).toHaveRole('group');
  await expect(focused).toHaveAccessibleName(message('contact.sent'));
  expect(await announced()).toEqual([message('contact.sending')]);
});

test('the contact form announces the error of a field that has the focus already, and leaves no empty region', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/');
  await contact.open();
  const announced = await watchLiveRegions(page);
  const empty = message('contact.email.empty');
  await contact.email.press('Enter');
  await expect.poll(announced).toEqual([empty]);
  await contact.email.press('Enter');
  await expect.poll(announced).toEqual([empty, empty]);
  await contact.email.pressSequentially('ada');
  expect(await announced()).toEqual([empty, empty]);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('the contact form moves the focus to its first wrong field, whose error it tells', async ({
  page,
  site,
  contact,
}) => {
  await site.open('/');
  await contact.open();
  const announced = await watchLiveRegions(page);
  await contact.submit.click();
  await expect(contact.email).toBeFocused();
  await expectError(contact.email, message('contact.email.empty'));
  await contact.email.fill('ada');
  await contact.submit.click();
  await expect(contact.email).toBeFocused();
  await expectError(contact.email, message('contact.email.invalid'));
  expect(await announced()).toEqual([]);
});

test.describe('when sending fails', () => {
  test.use({ expectedErrors: new RegExp(`^Failed to load resource|${fetchFailed}`) });

  test('the contact form says so once, and once that the text is copied', async ({ page, site, contact, mailbox }) => {
    await site.open('/');
    await contact.open();
    await contact.fill({ email: mailbox.address, description: 'An engine' });
    await mailbox.fail('reset', null);
    const announced = await watchLiveRegions(page);
    // With the button that comes with it.
    const failure = [
      message('contact.failure', { email: contactEmail }),
      message('contact.failureHint'),
      message('contact.copy'),
    ].join('');
    await contact.submit.click();
    await expect(contact.mailLink).toBeVisible();
    // An answer that comes at once leaves no time to say that it is being sent.
    const outcomes = async () => (await announced()).filter((text) => text !== message('contact.sending'));
    expect(await outcomes()).toEqual([failure]);

    await contact.copy.click();
    await expect(contact.dialog.getByText(message('contact.copied'))).toBeVisible();
    expect(await outcomes()).toEqual([failure, message('contact.copied')]);

    // A second failure is another event.
    await contact.submit.click();
    await expect.poll(mailbox.requests).toBe(2);
    await expect(contact.submit).toBeVisible();
    await expect(contact.mailLink).toBeVisible();
    await expect.poll(outcomes).toEqual([failure, message('contact.copied'), failure]);
  });

  test('the referral form says so once', async ({ page, site, mailbox }) => {
    const form = referralForm(page);
    await site.open('/referral');
    await form.complete(mailbox.address);
    await mailbox.fail('reset');
    const announced = await watchLiveRegions(page);
    await form.submit.click();
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    const failure = [
      message('referral.form.failure', { email: contactEmail }),
      message('referral.form.failureHint'),
      message('referral.form.copy'),
    ].join('');
    const outcomes = (await announced()).filter((text) => text !== message('referral.form.sending'));
    expect(outcomes).toEqual([failure]);
  });
});

test('the referral form moves the focus to the list of its errors, which each field tells too', async ({
  page,
  site,
}) => {
  const form = referralForm(page);
  await site.open('/referral');
  const announced = await watchLiveRegions(page);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  await expectError(form.field('yourName'), message('referral.form.yourName.empty'));
  await expectError(form.field('yourEmail'), message('referral.form.yourEmail.empty'));
  await expectError(form.field('referralName'), message('referral.form.referralName.empty'));
  await expectError(form.field('referralEmail'), message('referral.form.referralEmail.empty'));
  await expectError(form.terms, message('referral.form.terms.unchecked'));
  for (const [field, text] of [
    [form.field('yourEmail'), message('referral.form.yourEmail.empty')],
    [form.terms, message('referral.form.terms.unchecked')],
  ] as const) {
    await form.summary.getByRole('button', { name: text }).first().press('Enter');
    await expect(field).toBeFocused();
  }
  expect(await announced()).toEqual([]);
});

test('a filter says how many studies there are, once', async ({ page, site }) => {
  await site.open('/case-studies');
  const announced = await watchLiveRegions(page);
  const filter = page.getByLabel(message('caseStudies.filter.label'));
  for (const [at, tag] of [commonTag, rareTag].entries()) {
    await filter.selectOption(message(`tags.${tag}`));
    const count = studiesTagged(tag).length;
    const text = message('caseStudies.list.count', { count, filter: message(`tags.${tag}`) });
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    expect(await announced()).toHaveLength(at + 1);
    expect((await announced()).at(-1)).toBe(text);
  }
});

test.describe('to a visitor who would rather read another language', () => {
  test.use({ locale: otherLocale });

  test('the page says once that there is one', async ({ page, site }) => {
    const announced = await watchLiveRegions(page);
    await site.open('/');
    const said = messagesIn(otherLocale);
    await expect(page.getByText(said('common.language.switch'))).toBeVisible();
    expect(await announced()).toEqual([said('common.language.switch')]);
  });
});
