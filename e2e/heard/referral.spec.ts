import { referral } from '../support/referralForm';
import { contactEmail } from '../messages';
import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`referral: all errors are heard, whole, and each leads to its field, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/referral', locale);
    await reader.pressUntil('b', said('referral.form.submit'));
    await reader.press('Return');
    await reader.hearsWhole(said('referral.form.errors'));
    await reader.press('Tab', said('referral.form.yourName.label'), said('referral.form.yourName.empty'));
    await reader.press('Return', `${said('referral.form.yourName.label')} entry`, said('referral.form.yourName.empty'));
  });

  test(`referral: a failure is heard, whole, and then the thanks, in ${locale}`, async ({ enter, mailbox }) => {
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
