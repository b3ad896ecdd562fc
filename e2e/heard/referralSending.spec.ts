import { referral } from '../support/referralForm';
import { contactEmail } from '../messages';
import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`referral: a failure is heard, whole, and then the thanks, in ${locale}`, async ({ enter, mailbox }) => {
    const { reader, said } = await enter('/referral', locale);
    await mailbox.fail('reset');
    const label = (name: 'yourName' | 'yourEmail' | 'referralName' | 'referralEmail') =>
      said(`referral.form.${name}.label`);
    await reader.pressUntil('e', label('yourName'));
    await reader.press('Tab', label('yourEmail'));
    await reader.type(mailbox.address);
    await reader.press('Tab', label('referralName'));
    await reader.type(referral.referralName);
    await reader.press('Tab', label('referralEmail'));
    await reader.type(referral.referralEmail);
    await reader.pressUntil('shift+Tab', label('yourName'), 3);
    await reader.type(referral.yourName);
    await reader.pressUntil('Tab', said('referral.form.terms.label'));
    await reader.press('space', 'checked');
    await reader.pressUntil('Tab', said('referral.form.submit'));
    await reader.press('Return');
    await reader.hearsWhole(said('referral.form.failure', { email: contactEmail }));
    // The button has the focus still.
    await reader.press('Return');
    await reader.hearsWhole(said('referral.form.sent'));
  });
}
