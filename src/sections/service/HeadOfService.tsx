import type { ServiceSlug } from '../../content/serviceSlugs';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const HeadProfile = island(
  async () => (await import(/* webpackChunkName: "serviceBands" */ './HeadProfile')).HeadProfile,
);

/** Who leads the service, in their own words, and what it works with. */
export function HeadOfService({ slug }: { slug: ServiceSlug }) {
  return (
    <Section heading="common.getToKnowUs" low>
      <HeadProfile slug={slug} />
    </Section>
  );
}
