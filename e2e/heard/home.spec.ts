import { homeQuestions } from '../../src/content/pageLists';
import { bothDirections, test } from './fixtures';

const sections = ['technologies', 'stories', 'services', 'why', 'experts', 'how', 'education', 'faq', 'cta'] as const;

for (const locale of bothDirections) {
  test(`home: six landmarks, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('m', said('common.nav.label'));
    await reader.pressUntil('m', said('common.language.label'));
    await reader.pressUntil('m', 'Wrapping to top', 2);
  });

  test(`home: its sections are read by their headings, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.press('1', said('home.hero.title'), 'heading level 1');
    for (const section of sections) await reader.press('2', said(`home.${section}.heading`), 'heading level 2');
  });

  test(`home: from the header into the page there is nothing empty, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('Down', said('common.scheme.dark'));
    await reader.press('Down', 'main content');
    await reader.neverHears('statusbar');
    await reader.pressUntil('Down', said('home.technologies.heading'));
    await reader.neverHears('region');
  });

  test(`a question says whether it is open, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('2', said('home.faq.heading'));
    await reader.pressUntil('b', said(`home.faq.${homeQuestions[0]}.question`), 3);
    await reader.press('Return', 'expanded');
    await reader.press('Return', 'collapsed');
  });
}
