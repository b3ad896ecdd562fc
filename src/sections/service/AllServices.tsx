import { services } from '../../content/services';
import { type ServiceSlug, serviceSlugs } from '../../content/serviceSlugs';
import { island } from '../../components/island';
import { Section } from '../../components/Section';

const ServiceGrid = island(
  async () => (await import(/* webpackChunkName: "serviceGrid" */ '../ServiceGrid')).ServiceGrid,
);

const ServiceStrip = island(
  async () => (await import(/* webpackChunkName: "serviceStrip" */ './ServiceStrip')).ServiceStrip,
);

const tile = { sm: 2, md: 2 } as const;

/** Every service and the hosting product: in one line on pages with a drawing of their own, otherwise as cards; ten cards leave two places of the last row to the contact tile. */
export function AllServices({ current }: { current: ServiceSlug }) {
  const inLine = services[current].servicesInLine;
  return (
    <Section heading="common.allServices" low={inLine === true}>
      {inLine ? (
        <ServiceStrip current={current} />
      ) : (
        <ServiceGrid slugs={serviceSlugs} current={current} unsure={tile} brief />
      )}
    </Section>
  );
}
