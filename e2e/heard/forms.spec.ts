import type { Reader } from '@nine-blocks/screen-reader/reader';
import { contactEmail, type ReadMessage } from '../messages';
import { bothDirections, test } from './fixtures';
import { referral } from '../support/referralForm';

/**
 * Opens the contact dialog from the header, and goes to its e-mail field. It uses Tab, because Orca may still know the button as a link, as before
 * hydration, and then finds no such button.
 */
async function goToEmailField(reader: Reader, said: ReadMessage): Promise<void> {
  await reader.pressUntil('Tab', said('common.contactUs'));
  await reader.press('Return', said('contact.title'));
  await reader.pressUntil('Tab', `${said('contact.email.label')} entry`);
}

for (const locale of bothDirections) {
  test(`contact: the reason is announced at every blocked attempt, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await goToEmailField(reader, said);
    // The wrong field already has the focus. The second attempt must be announced, too.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await reader.press('Return');
      await reader.hearsWhole(said('contact.email.empty'));
    }
    await reader.type('abc');
    await reader.press('Return');
    await reader.hearsWhole(said('contact.email.invalid'));
    await reader.pressUntil('Tab', said('contact.submit'));
    await reader.press('Return', said('contact.email.label'));
    await reader.hearsWhole(said('contact.email.invalid'));
  });

  test(`contact: the whole failure is announced, and the copied text, too, in ${locale}`, async ({
    enter,
    mailbox,
  }) => {
    const { reader, said } = await enter('/', locale);
    await mailbox.fail('reset', null);
    await goToEmailField(reader, said);
    await reader.type(mailbox.address);
    await reader.press('Return');
    await reader.hearsWhole(said('contact.failure', { email: contactEmail }));
    await reader.pressUntil('Tab', said('contact.copy'));
    await reader.press('Return');
    await reader.hearsWhole(said('contact.copied'));
  });

  test(`contact: the dialog’s name is announced, and the focused button after closing, in ${locale}`, async ({
    enter,
  }) => {
    const { reader, said } = await enter('/', locale);
    await goToEmailField(reader, said);
    await reader.press('Escape', said('common.contactUs'));
    await reader.press('Tab');
  });

  test(`contact: sending is announced while the answer is slow, in ${locale}`, async ({ enter, mailbox }) => {
    const { reader, said } = await enter('/', locale);
    await mailbox.fail('slow');
    await goToEmailField(reader, said);
    await reader.type(mailbox.address);
    await reader.press('Return', said('contact.sending'));
    await reader.hearsWhole(said('contact.sent'));
  });

  test(`referral: every whole error is announced, and leads to its field, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/referral', locale);
    await reader.pressUntil('b', said('referral.form.submit'));
    await reader.press('Return');
    await reader.hearsWhole(said('referral.form.errors'));
    await reader.press('Tab', said('referral.form.yourName.label'));
    await reader.press('Return', `${said('referral.form.yourName.label')} entry`, said('referral.form.yourName.empty'));
  });

  test(`referral: the whole failure is announced, and then the thanks, in ${locale}`, async ({ enter, mailbox }) => {
    const { reader, said } = await enter('/referral', locale);
    await mailbox.fail('reset');
    const label = (name: 'yourName' | 'yourEmail' | 'referralName' | 'referralEmail') =>
      said(`referral.form.${name}.label`);
    await reader.pressUntil('e', label('yourName'));
    for (const [name, text] of [
      ['yourEmail', mailbox.address],
      ['referralName', referral.referralName],
      ['referralEmail', referral.referralEmail],
    ] as const) {
      await reader.press('Tab', label(name));
      await reader.type(text);
    }
    await reader.pressUntil('shift+Tab', label('yourName'), 3);
    await reader.type(referral.yourName);
    await reader.pressUntil('Tab', said('referral.form.terms.label'));
    await reader.press('space', 'checked');
    await reader.pressUntil('Tab', said('referral.form.submit'));
    await reader.press('Return');
    await reader.hearsWhole(said('referral.form.failure', { email: contactEmail }));
    // The button still has the focus.
    await reader.press('Return');
    await reader.hearsWhole(said('referral.form.sent'));
  });
}
