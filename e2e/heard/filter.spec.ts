import { caseStudySlugs, tagsOf } from '../../src/content/caseStudies';
import { industryTags } from '../../src/content/tags';
import { bothDirections, test } from './fixtures';

for (const locale of bothDirections) {
  test(`the filter says how many case studies are left, in ${locale}`, async ({ enter }) => {
    const { reader, said } = await enter('/case-studies', locale);
    await reader.pressUntil('c', said('caseStudies.filter.label'));
    // Into the field by the Tab key, so that the next key chooses.
    await reader.press('Tab');
    await reader.press('shift+Tab', said('caseStudies.filter.label'));
    const [tag] = industryTags;
    const count = caseStudySlugs.filter((slug) => tagsOf(slug).includes(tag)).length;
    await reader.press('Down');
    await reader.hearsWhole(said('caseStudies.list.count', { count, filter: said(`tags.${tag}`) }));
  });
}
