import { services } from '../content/services';
import type { ServiceSlug } from '../content/serviceSlugs';
import { CallToAction } from '../sections/CallToAction';
import { AllServices } from '../sections/service/AllServices';
import { HeadOfService } from '../sections/service/HeadOfService';
import { ServiceHero } from '../sections/service/ServiceHero';
import { ServiceReasons } from '../sections/service/ServiceReasons';
import { ServiceSectionView } from '../sections/service/ServiceSectionView';
import { SuccessStories } from '../sections/service/SuccessStories';
import { BelowFold } from '../components/BelowFold';

export default function ServicePage({ route: { slug } }: { route: { slug: ServiceSlug } }) {
  return (
    <>
      <ServiceHero slug={slug} />
      <BelowFold>
        {services[slug].sections.map((section) => (
          <ServiceSectionView key={section.id} slug={slug} section={section} />
        ))}
        <SuccessStories slug={slug} />
        <ServiceReasons slug={slug} />
        <HeadOfService slug={slug} />
        <AllServices current={slug} />
        <CallToAction heading={`service.${slug}.cta.heading`} />
      </BelowFold>
    </>
  );
}
