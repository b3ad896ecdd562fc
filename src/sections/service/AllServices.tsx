import type { ServiceSlug } from '../../content/serviceSlugs';
import { island } from '../../components/island';
import { Section } from '../../components/Section';

const ServiceStrip = island(
  async () => (await import(/* webpackChunkName: "serviceBands" */ './ServiceStrip')).ServiceStrip,
);

/** Every service and the hosting product. */
export function AllServices({ current }: { current: ServiceSlug }) {
  return (
    <Section heading="common.allServices" low>
      <ServiceStrip current={current} />
    </Section>
  );
}
