import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { homeQuestions } from '../../src/content/pageLists';
import { industryTags } from '../../src/content/tags';
import { localeFacts } from '../../src/i18n/locales';
import { featureWorks, worksPath, worksWords } from '../support/samples';
import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`the number of filtered case studies is announced, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/case-studies', locale);
    await reader.pressUntil('c', said('caseStudies.filter.label'));
    // After Tab moves into the field, the next key chooses an option.
    await reader.press('Tab');
    await reader.press('shift+Tab', said('caseStudies.filter.label'));
    const [tag] = industryTags;
    const count = Object.values(caseStudyRecords).filter(({ tags }) => tags.includes(tag)).length;
    await reader.press('Down');
    await reader.hearsWhole(said('caseStudies.list.count', { count, filter: said(`tags.${tag}`) }));
  });

  test(`the names of tabs are announced, and their panel follows, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter(worksPath, locale);
    await reader.pressUntil('2', said(`${worksWords}.heading`));
    await reader.press('Tab', said(`${worksWords}.${featureWorks[0]}.title`), 'tab');
    const next = localeFacts[locale].direction === 'rtl' ? 'Left' : 'Right';
    await reader.press(next, said(`${worksWords}.${featureWorks[1]}.title`), 'tab');
  });

  test(`a question is announced as open or closed, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('2', said('home.faq.heading'));
    await reader.pressUntil('b', said(`home.faq.${homeQuestions[0]}.question`), 3);
    await reader.press('Return', 'expanded');
    await reader.press('Return', 'collapsed');
  });
}
