import { homeServices } from '../../content/serviceSlugs';
import { island } from '../../components/island';
import { Section } from '../../components/Section';

const ServiceGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../ServiceGrid')).ServiceGrid,
);

const tile = { sm: 1, md: 3 } as const;

/** Cards of the services; nine of them leave three quarters of the last row to the contact tile. */
export function HomeServices() {
  return (
    <Section heading="home.services.heading" intro="home.services.intro">
      <ServiceGrid slugs={homeServices} unsure={tile} />
    </Section>
  );
}
