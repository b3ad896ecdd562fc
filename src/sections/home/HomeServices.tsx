import { homeServices } from '../../content/serviceSlugs';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';

const ServiceGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../ServiceGrid')).ServiceGrid,
);

/** The services, and a way to ask for those who do not know which one they need. */
export function HomeServices() {
  return (
    <Section heading="home.services.heading" intro="home.services.intro" layout="row" space="low">
      <ServiceGrid slugs={homeServices} unsure />
    </Section>
  );
}
