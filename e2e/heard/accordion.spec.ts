import { homeQuestions } from '../../src/content/pageLists';
import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`a question says whether it is open, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    const [question] = homeQuestions;
    await reader.pressUntil('2', said('home.faq.heading'));
    await reader.pressUntil('b', said(`home.faq.${question}.question`), 3);
    await reader.press('Return', 'expanded');
    await reader.press('Return', 'collapsed');
  });
}
