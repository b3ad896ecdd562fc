import { bothDirections, test } from './fixtures';
import { goToEmailField } from './steps';

for (const locale of bothDirections) {
  test(`contact: while the answer takes its time one hears that it is being sent, in ${locale}`, async ({
    enter,
    mailbox,
  }) => {
    const { reader, said } = await enter('/', locale);
    await mailbox.fail('slow');
    await goToEmailField(reader, said);
    await reader.type(mailbox.address);
    await reader.press('Return', said('contact.sending'));
    await reader.hearsWhole(said('contact.sent'));
  });
}
