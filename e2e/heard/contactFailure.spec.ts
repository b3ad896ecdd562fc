import { everyLocale, test } from './fixtures';
import { contactEmail } from '../messages';
import { goToEmailField } from './steps';

for (const locale of everyLocale) {
  test(`contact: a failure is heard, whole, and that the text is copied, in ${locale}`, async ({ enter, mailbox }) => {
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
}
