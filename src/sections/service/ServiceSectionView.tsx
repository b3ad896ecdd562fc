import { peopleOf } from '../../content/team';
import type { ServiceSection } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { messageId } from '../../i18n/messageId';
import { island } from '../../components/island';
import { Section } from '../../components/Section';
import { PointColumns } from '../PointColumns';
import { PointList, pointsOf } from '../PointList';
import { PointRows } from '../PointRows';
import { StepList } from '../StepList';
import { QuoteBand } from './QuoteBand';

const FeatureWorkOverview = island(
  async () => (await import(/* webpackChunkName: "featureWork" */ './FeatureWorkOverview')).FeatureWorkOverview,
);

const TeamGrid = island(async () => (await import(/* webpackChunkName: "teamGrid" */ '../TeamGrid')).TeamGrid);

const DesignProcess = island(
  async () => (await import(/* webpackChunkName: "designProcess" */ './DesignProcess')).DesignProcess,
);

interface ServiceSectionViewProps {
  slug: ServiceSlug;
  section: ServiceSection;
  /** The page's first points stand in columns, those below beside their heading. */
  isFirst: boolean;
}

/** A section that one service has of its own: each kind has its own layout. */
export function ServiceSectionView({ slug, section, isFirst }: ServiceSectionViewProps) {
  const prefix = `service.${slug}.${section.id}`;
  const heading = messageId(prefix, 'heading');
  switch (section.kind) {
    case 'steps':
      return (
        <Section heading={heading}>
          <StepList steps={pointsOf(prefix, section.items)} />
        </Section>
      );
    case 'points':
      return <Points prefix={prefix} section={section} isFirst={isFirst} />;
    case 'process':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')}>
          <DesignProcess prefix={prefix} steps={section.items} loops={section.loops} />
        </Section>
      );
    case 'featureWork':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')}>
          <FeatureWorkOverview prefix={prefix} items={section.items} />
        </Section>
      );
    case 'quote':
      return <QuoteBand {...section} text={messageId(prefix, 'text')} />;
    case 'team':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')}>
          <TeamGrid people={section.contributions.flatMap(peopleOf)} described />
        </Section>
      );
  }
}

interface PointsProps {
  prefix: string;
  section: Extract<ServiceSection, { kind: 'points' }>;
  isFirst: boolean;
}

function Points({ prefix, section: { items, intro }, isFirst }: PointsProps) {
  const heading = messageId(prefix, 'heading');
  const points = pointsOf(prefix, items);
  if (intro) {
    return (
      <Section heading={heading} intro={messageId(prefix, 'intro')} split>
        <PointRows points={points} />
      </Section>
    );
  }
  return (
    <Section heading={heading} split={!isFirst}>
      {isFirst ? <PointColumns points={points} /> : <PointList points={points} />}
    </Section>
  );
}
