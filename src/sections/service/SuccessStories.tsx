import { serviceOf, type ServiceSlug } from '../../content/services';
import { storiesOfServices } from '../../content/serviceStudies';
import { Section } from '../../components/Section';
import { LargeStories } from '../LargeStories';
import { StoryCards } from '../StoryCards';

/** The service's three chosen case studies (spec.md §9). */
export function SuccessStories({ slug }: { slug: ServiceSlug }) {
  const { largeStories } = serviceOf(slug);
  const studies = storiesOfServices[slug];
  return (
    <Section heading={`service.${slug}.stories.heading`}>
      {largeStories ? <LargeStories studies={studies} /> : <StoryCards studies={studies} detailed />}
    </Section>
  );
}
