import { BelowFold } from '../components/BelowFold';
import { Section } from '../components/Section';
import { hasCaseStudy, slugOfId } from '../content/caseStudies';
import { services } from '../content/services';
import { type ServiceSlug, serviceSlugs } from '../content/serviceSlugs';
import { island } from '../hydration/island';
import { CallToAction } from '../brief/CallToAction';
import { PointList } from '../sections/PointList';
import { ServiceHero } from '../sections/service/ServiceHero';
import { ServiceSectionView } from '../sections/service/ServiceSectionView';

const SuccessStories = island(
  async () =>
    (await import(/* webpackChunkName: "successStories" */ '../sections/service/SuccessStories')).SuccessStories,
);

const HeadProfile = island(
  async () => (await import(/* webpackChunkName: "headAndQuote" */ '../sections/service/HeadProfile')).HeadProfile,
);

const ServiceGrid = island(
  async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../sections/ServiceGrid')).ServiceGrid,
);

const storiesId = 'success-stories';

export default function ServicePage({ route: { slug } }: { route: { slug: ServiceSlug } }) {
  const { sections, picks, why } = services[slug];
  return (
    <>
      <ServiceHero slug={slug} storiesId={storiesId} />
      <BelowFold>
        {sections.map((section) => (
          <ServiceSectionView key={section.id} slug={slug} section={section} />
        ))}
        <Section id={storiesId} heading="common.successStories" layout="bleed" space="low">
          <SuccessStories slugs={picks.filter(hasCaseStudy).map(slugOfId)} />
        </Section>
        {why.length > 0 && (
          <Section heading={`service.${slug}.why.heading`} space="low">
            <PointList prefix={`service.${slug}.why`} ids={why} ruled={sections.length > 1 ? 'columns' : 'rows'} />
          </Section>
        )}
        <HeadProfile slug={slug} />
        <Section heading="common.allServices" space="low">
          <ServiceGrid slugs={serviceSlugs} current={slug} />
        </Section>
        <CallToAction heading={`service.${slug}.cta.heading`} />
      </BelowFold>
    </>
  );
}
