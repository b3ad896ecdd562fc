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
}
