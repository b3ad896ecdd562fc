import { services } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { island } from '../../components/island';
import { Section } from '../../components/Section';

const TechnologyLogos = island(
  async () => (await import(/* webpackChunkName: "serviceBands" */ '../TechnologyLogos')).TechnologyLogos,
);

/** What the service works with; nothing on pages without such a list. */
export function ServiceTechnologies({ slug }: { slug: ServiceSlug }) {
  const { technologies } = services[slug];
  if (technologies.length === 0) return null;
  return (
    <Section heading={`service.${slug}.technologies.heading`}>
      <TechnologyLogos keys={technologies} />
    </Section>
  );
}
