import { everyLocale, test } from './fixtures';
import { goToEmailField } from './steps';

for (const locale of everyLocale) {
  test(`contact: the thanks are heard, whole, in ${locale}`, async ({ enter, mailbox }) => {
    const { reader, said } = await enter('/', locale);
    await goToEmailField(reader, said);
    await reader.type(mailbox.address);
    await reader.press('Return');
    await reader.hearsWhole(said('contact.sent'));
  });
}
