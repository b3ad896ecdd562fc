import { featuredCaseStudies, slugOfId } from '../../content/caseStudies';
import { ArrowLink } from '../../components/links/ArrowLink';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const CaseStudyCards = island(
  async () => (await import(/* webpackChunkName: "caseStudyCards" */ '../caseStudy/CaseStudyCards')).CaseStudyCards,
);

/** The featured case studies, and the way to the others. */
export function CustomerStories() {
  return (
    <Section
      heading="home.stories.heading"
      intro="home.stories.intro"
      more={<ArrowLink to="/case-studies" text="home.stories.link" />}
    >
      <CaseStudyCards slugs={featuredCaseStudies.map(slugOfId)} />
    </Section>
  );
}
