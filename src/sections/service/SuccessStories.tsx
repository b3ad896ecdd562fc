import { slugOfId } from '../../content/caseStudies';
import { serviceOf, type ServiceSlug } from '../../content/services';
import { Section } from '../../ui/Section';
import { LargeStories } from '../LargeStories';
import { StoryCards } from '../StoryCards';

/** The service's three chosen case studies (spec.md §9). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  const { picks, largeStories } = serviceOf(slug);
  const slugs = picks.map(slugOfId);
  return (
    <Section heading={`service.${slug}.stories.heading`}>
      {largeStories ? <LargeStories slugs={slugs} /> : <StoryCards slugs={slugs} detailed />}
    </Section>
  );
}
