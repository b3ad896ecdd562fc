import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`home: six landmarks, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('m', said('common.nav.label'));
    await reader.pressUntil('m', said('common.language.label'));
    await reader.pressUntil('m', 'Wrapping to top', 2);
  });
}
