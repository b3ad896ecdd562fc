import { caseStudyRecords } from '../../src/content/caseStudyRecords';
import { industryTags } from '../../src/content/tags';
import { isMultilingual, localeFacts } from '../../src/i18n/locales';
import { featureWorks, oneOfEachKind, worksPath, worksWords } from '../support/samples';
import { bothDirections, test } from './fixtures';
import { homeQuestions } from '../../src/content/pageLists';

/** The words of a page's first heading in its HTML. */
const headingOf = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’') ?? '';

const sections = ['technologies', 'stories', 'services', 'why', 'experts', 'how', 'education', 'faq', 'cta'] as const;

for (const locale of bothDirections) {
  for (const { path } of oneOfEachKind) {
    test(`${path}: one hears what page it is and how it begins, in ${locale}`, async ({ enter, request }) => {
      const { reader, href } = await enter(path, locale);
      const html = await (await request.get(href)).text();
      await reader.press('1', headingOf(html), 'heading level 1');
      await reader.press('Down');
      await reader.neverHears('statusbar', 'region');
    });
  }

  test(`a page that is not there says so, and leads on, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/404', locale);
    await reader.press('1', said('notFound.hero.title'), 'heading level 1');
    await reader.pressUntil('k', said('notFound.home'), 3);
    await reader.press('k', said('notFound.caseStudies'));
  });

  test(`the filter says how many case studies are left, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/case-studies', locale);
    await reader.pressUntil('c', said('caseStudies.filter.label'));
    // Into the field by the Tab key, so that the next key chooses.
    await reader.press('Tab');
    await reader.press('shift+Tab', said('caseStudies.filter.label'));
    const [tag] = industryTags;
    const count = Object.values(caseStudyRecords).filter(({ tags }) => tags.includes(tag)).length;
    await reader.press('Down');
    await reader.hearsWhole(said('caseStudies.list.count', { count, filter: said(`tags.${tag}`) }));
  });

  test(`tabs say their names, and the panel follows, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter(worksPath, locale);
    await reader.pressUntil('2', said(`${worksWords}.heading`));
    await reader.press('Tab', said(`${worksWords}.${featureWorks[0]}.title`), 'tab');
    const next = localeFacts[locale].direction === 'rtl' ? 'Left' : 'Right';
    await reader.press(next, said(`${worksWords}.${featureWorks[1]}.title`), 'tab');
  });

  test(`home: six landmarks, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/', locale);
    await reader.pressUntil('m', said('common.nav.label'));
    if (isMultilingual) await reader.pressUntil('m', said('common.language.label'));
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
