import { featuredCaseStudies, slugOfId } from '../../content/caseStudies';
import { ArrowLink } from '../../components/ArrowLink';
import { Section } from '../../components/Section';
import { CaseStudyCards } from '../caseStudy/CaseStudyCards';

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
