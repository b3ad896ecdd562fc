import { serviceSlugs } from '../content/services';
import type { Route } from '../routes';
import { CallToAction } from '../sections/CallToAction';
import { PageHero } from '../sections/PageHero';
import { ServiceGrid } from '../sections/ServiceGrid';

export default function ServicePage({ route: { slug } }: { route: Extract<Route, { page: 'service' }> }) {
  return (
    <>
      <PageHero title={`service.${slug}.hero.title`} lead={`service.${slug}.hero.lead`} />
      <ServiceGrid slugs={serviceSlugs} />
      <CallToAction heading={`service.${slug}.cta.heading`} text={`service.${slug}.cta.text`} />
    </>
  );
}
