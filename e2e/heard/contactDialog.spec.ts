import { bothDirections, test } from './fixtures';
import { goToEmailField } from './steps';

for (const locale of bothDirections) {
  test(`contact: the dialog says its name, and closing it where one is, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await goToEmailField(reader, said);
    await reader.press('Escape', said('common.contactUs'));
    await reader.press('Tab');
  });
}
