import { slugOfId } from '../../content/caseStudies';
import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { Section } from '../../components/Section';
import { LargeStories } from '../LargeStories';
import { StoryCards } from '../StoryCards';

/** The service's three chosen case studies (docs/requirements.md, 5). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  const { largeStories, picks } = services[slug];
  const slugs = picks.map(slugOfId);
  return (
    <Section heading={`service.${slug}.stories.heading`}>
      {largeStories ? <LargeStories slugs={slugs} /> : <StoryCards slugs={slugs} detailed />}
    </Section>
  );
}
