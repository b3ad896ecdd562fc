import { services } from '../content/services';
import type { ServiceSlug } from '../content/serviceSlugs';
import { CallToAction } from '../sections/CallToAction';
import { PointList, pointsOf } from '../sections/PointList';
import { AllServices } from '../sections/service/AllServices';
import { AlternateGrounds } from '../sections/service/AlternateGrounds';
import { HeadOfService } from '../sections/service/HeadOfService';
import { ServiceHero } from '../sections/service/ServiceHero';
import { ServiceSectionView } from '../sections/service/ServiceSectionView';
import { SuccessStories } from '../sections/service/SuccessStories';
import { TechnologyLogos } from '../sections/TechnologyLogos';
import { Later } from '../components/Later';
import { Section } from '../components/Section';

export default function ServicePage({ route: { slug } }: { route: { slug: ServiceSlug } }) {
  const { sections, technologies, why } = services[slug];
  return (
    <>
      <ServiceHero slug={slug} />
      <Later>
        <AlternateGrounds>
          {sections.map((section, index) => (
            <ServiceSectionView key={section.id} slug={slug} section={section} isFirst={index === 0} />
          ))}
          <AllServices current={slug} />
          <HeadOfService slug={slug} />
          {technologies.length > 0 && (
            <Section heading={`service.${slug}.technologies.heading`}>
              <TechnologyLogos keys={technologies} />
            </Section>
          )}
          {why.length > 0 && (
            <Section heading={`service.${slug}.why.heading`} split>
              <PointList points={pointsOf(`service.${slug}.why`, why)} />
            </Section>
          )}
          <SuccessStories slug={slug} />
        </AlternateGrounds>
        <CallToAction heading={`service.${slug}.cta.heading`} text={`service.${slug}.cta.text`} />
      </Later>
    </>
  );
}
