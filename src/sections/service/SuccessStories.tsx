import { slugOfId } from '../../content/caseStudies';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const CaseStudyCards = island(
  async () => (await import(/* webpackChunkName: "caseStudyCards" */ '../caseStudy/CaseStudyCards')).CaseStudyCards,
);

/** Where the hero's link leads to. */
export const storiesId = 'success-stories';

/** The service's three chosen case studies (docs/requirements.md, 5). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  return (
    <Section id={storiesId} heading="common.successStories" sunken low>
      <CaseStudyCards slugs={services[slug].picks.map(slugOfId)} />
    </Section>
  );
}
