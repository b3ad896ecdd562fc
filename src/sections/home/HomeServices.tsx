import { homeServices } from '../../content/serviceSlugs';
import { Section } from '../../components/Section';
import { ServiceGrid } from '../ServiceGrid';
import { UnsureTile } from '../UnsureTile';

/** Cards of the services; nine of them leave three quarters of the last row to the contact tile. */
export function HomeServices() {
  return (
    <Section heading="home.services.heading" intro="home.services.intro">
      <ServiceGrid slugs={homeServices} last={<UnsureTile size={{ sm: 6, md: 9 }} />} />
    </Section>
  );
}
