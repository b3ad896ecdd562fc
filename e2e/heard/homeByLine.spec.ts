import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`home: from the header into the page there is nothing empty, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('Down', said('common.scheme.dark'));
    await reader.press('Down', 'main content');
    await reader.neverHears('statusbar');
    await reader.pressUntil('Down', said('home.technologies.heading'));
    await reader.neverHears('region');
  });
}
