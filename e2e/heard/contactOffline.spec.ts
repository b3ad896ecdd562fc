import { serveSite } from '@nine-blocks/built-site/serveSite';
import { contactEmail } from '../messages';
import { bothDirections, test } from './fixtures';
import { goToEmailField } from './steps';

for (const locale of bothDirections) {
  test(`contact: what cannot be sent without a network is told, whole, in ${locale}`, async ({ enter }) => {
    const server = await serveSite();
    const { reader, said } = await enter('/', locale, { origin: server.origin });
    await goToEmailField(reader, said);
    await server.stop();
    await reader.type('ada@b.example');
    await reader.press('Return');
    await reader.hearsWhole(said('contact.failure', { email: contactEmail }));
  });
}
