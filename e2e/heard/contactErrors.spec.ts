import { everyLocale, test } from './fixtures';
import { goToEmailField } from './steps';

for (const locale of everyLocale) {
  test(`contact: every blocked attempt says why, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await goToEmailField(reader, said);
    // From the field that is wrong, which has the focus already; twice, since the second attempt is another event.
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
}
