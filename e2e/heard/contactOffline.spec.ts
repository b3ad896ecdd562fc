import { listenLocal } from '../../scripts/server/listen';
import { createSiteServer } from '../../scripts/server/siteServer';
import { contactEmail } from '../messages';
import { bothDirections, test } from './fixtures';
import { goToEmailField } from './steps';

for (const locale of bothDirections) {
  test(`contact: without a network the failure is heard, whole, in ${locale}`, async ({ enter }) => {
    const server = await listenLocal(createSiteServer({ root: 'dist' }), 0);
    const { reader, said } = await enter('/', locale, { origin: `http://127.0.0.1:${server.port}` });
    await goToEmailField(reader, said);
    await server.close();
    await reader.type('ada@b.example');
    await reader.press('Return');
    await reader.hearsWhole(said('contact.failure', { email: contactEmail }));
  });
}
