import { slugOfId } from '../../content/caseStudies';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Section } from '../../components/Section';
import { LargeCaseStudies } from '../caseStudy/LargeCaseStudies';
import { CaseStudyCards } from '../caseStudy/CaseStudyCards';

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
