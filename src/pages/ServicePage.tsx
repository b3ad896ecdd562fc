import { services } from '../content/services';
import type { ServiceSlug } from '../content/serviceSlugs';
import { CallToAction } from '../sections/CallToAction';
import { AllServices } from '../sections/service/AllServices';
import { AlternateBackgrounds } from '../sections/service/AlternateBackgrounds';
import { HeadOfService } from '../sections/service/HeadOfService';
import { ServiceHero } from '../sections/service/ServiceHero';
import { ServiceReasons } from '../sections/service/ServiceReasons';
import { ServiceSectionView } from '../sections/service/ServiceSectionView';
import { ServiceTechnologies } from '../sections/service/ServiceTechnologies';
import { SuccessStories } from '../sections/service/SuccessStories';
import { BelowFold } from '../components/BelowFold';

export default function ServicePage({ route: { slug } }: { route: { slug: ServiceSlug } }) {
  const { sections } = services[slug];
  const firstPoints = sections.find(({ kind }) => kind === 'points');
  return (
    <>
      <ServiceHero slug={slug} />
      <BelowFold>
        <AlternateBackgrounds>
          {sections.map((section) => (
            <ServiceSectionView key={section.id} slug={slug} section={section} isFirst={section === firstPoints} />
          ))}
          <AllServices current={slug} />
          <HeadOfService slug={slug} />
          <ServiceTechnologies slug={slug} />
          <ServiceReasons slug={slug} />
          <SuccessStories slug={slug} />
        </AlternateBackgrounds>
        <CallToAction heading={`service.${slug}.cta.heading`} />
      </BelowFold>
    </>
  );
}
