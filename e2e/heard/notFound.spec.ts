import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`a page that is not there says so, and leads on, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/404', locale);
    await reader.press('1', said('notFound.hero.title'), 'heading level 1');
    await reader.pressUntil('k', said('notFound.home'), 3);
    await reader.press('k', said('notFound.caseStudies'));
  });
}
