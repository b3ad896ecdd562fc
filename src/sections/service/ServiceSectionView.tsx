import { peopleOf } from '../../content/team';
import type { ServiceSection } from '../../content/service';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { messageId } from '../../i18n/messageId';
import { island } from '../../hydration/island';
import { Section } from '../../components/Section';
import { PointList, pointsOf } from '../PointList';
import { QuoteBand } from './QuoteBand';

const FeatureWorkOverview = island(
  async () => (await import(/* webpackChunkName: "designWork" */ './FeatureWorkOverview')).FeatureWorkOverview,
);

const TeamGrid = island(async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../TeamGrid')).TeamGrid);

const DesignProcess = island(
  async () => (await import(/* webpackChunkName: "designWork" */ './DesignProcess')).DesignProcess,
);

const ReportPage = island(
  async () => (await import(/* webpackChunkName: "report" */ './drawings/ReportPage')).ReportPage,
);

const Evaluation = island(
  async () => (await import(/* webpackChunkName: "evaluation" */ './drawings/Evaluation')).Evaluation,
);

const ServiceSteps = island(async () => (await import(/* webpackChunkName: "steps" */ './ServiceSteps')).ServiceSteps);

interface ServiceSectionViewProps {
  slug: ServiceSlug;
  section: ServiceSection;
}

/** A section that one service has of its own: each kind has its own layout. */
export function ServiceSectionView({ slug, section }: ServiceSectionViewProps) {
  const prefix = `service.${slug}.${section.id}`;
  const heading = messageId(prefix, 'heading');
  switch (section.kind) {
    case 'points':
      return (
        <Section heading={heading} split low>
          <PointList points={pointsOf(prefix, section.items)} />
        </Section>
      );
    case 'process':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <DesignProcess prefix={prefix} steps={section.items} loops={section.loops} />
        </Section>
      );
    case 'featureWork':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <FeatureWorkOverview prefix={prefix} items={section.items} />
        </Section>
      );
    case 'quote':
      return <QuoteBand {...section} text={messageId(prefix, 'text')} />;
    case 'report':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <ReportPage prefix={prefix} findings={section.findings} />
        </Section>
      );
    case 'evaluation':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <Evaluation prefix={prefix} checks={section.checks} />
        </Section>
      );
    case 'steps':
      return (
        <Section heading={heading} {...(section.intro && { intro: messageId(prefix, 'intro') })} low>
          <ServiceSteps prefix={prefix} section={section} />
        </Section>
      );
    case 'team':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <TeamGrid people={section.contributions.flatMap(peopleOf)} described small />
        </Section>
      );
  }
}
