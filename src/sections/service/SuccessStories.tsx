import { slugOfId } from '../../content/caseStudies';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { island } from '../../components/island';
import { Section } from '../../components/Section';

const LargeCaseStudies = island(
  async () =>
    (await import(/* webpackChunkName: "largeCaseStudies" */ '../caseStudy/LargeCaseStudies')).LargeCaseStudies,
);
const CaseStudyCards = island(
  async () => (await import(/* webpackChunkName: "caseStudyCards" */ '../caseStudy/CaseStudyCards')).CaseStudyCards,
);

/** The service's three chosen case studies (docs/requirements.md, 5). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  const { largeStories, picks } = services[slug];
  const slugs = picks.map(slugOfId);
  return (
    <Section heading={`service.${slug}.stories.heading`}>
      {largeStories ? <LargeCaseStudies slugs={slugs} /> : <CaseStudyCards slugs={slugs} detailed />}
    </Section>
  );
}
