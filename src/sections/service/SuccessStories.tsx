import { serviceOf, type ServiceSlug } from '../../content/services';
import { storiesOfServices } from '../../content/serviceStudies';
import { Section } from '../../components/Section';
import { LargeCaseStudies } from '../caseStudy/LargeCaseStudies';
import { CaseStudyCards } from '../caseStudy/CaseStudyCards';

/** The service's three chosen case studies (docs/requirements.md, 5). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  const { largeStories } = serviceOf(slug);
  const caseStudies = storiesOfServices[slug];
  return (
    <Section heading={`service.${slug}.stories.heading`}>
      {largeStories ? (
        <LargeCaseStudies caseStudies={caseStudies} />
      ) : (
        <CaseStudyCards caseStudies={caseStudies} detailed />
      )}
    </Section>
  );
}
