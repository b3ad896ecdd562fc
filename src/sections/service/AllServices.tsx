import { type ServiceSlug, serviceSlugs } from '../../content/serviceSlugs';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const ServiceGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../ServiceGrid')).ServiceGrid,
);

/** Every service and the hosting product. */
export function AllServices({ current }: { current: ServiceSlug }) {
  return (
    <Section heading="common.allServices" low>
      <ServiceGrid slugs={serviceSlugs} current={current} />
    </Section>
  );
}
