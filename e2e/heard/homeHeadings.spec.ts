import { bothDirections, test } from './fixtures';

const sections = ['technologies', 'stories', 'services', 'why', 'experts', 'how', 'education', 'faq', 'cta'] as const;

for (const locale of bothDirections) {
  test(`home: its sections are read by their headings, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.press('1', said('home.hero.title'), 'heading level 1');
    for (const section of sections) await reader.press('2', said(`home.${section}.heading`), 'heading level 2');
  });
}
