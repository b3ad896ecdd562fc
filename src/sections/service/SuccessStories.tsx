import { storiesOfServices } from '../../content/listed';
import { serviceOf, type ServiceSlug } from '../../content/services';
import { Section } from '../../ui/Section';
import { LargeStories } from '../LargeStories';
import { StoryCards } from '../StoryCards';

/** The service's three chosen case studies (spec.md §9). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  const { largeStories } = serviceOf(slug);
  const slugs = storiesOfServices[slug];
  return (
    <Section heading={`service.${slug}.stories.heading`}>
      {largeStories ? <LargeStories slugs={slugs} /> : <StoryCards slugs={slugs} detailed />}
    </Section>
  );
}
