import { peopleOf } from '../../content/team';
import type { ServiceDrawing, ServiceSection } from '../../content/services';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { messageId } from '../../i18n/messageId';
import { island } from '../../components/island';
import { Section } from '../../components/Section';
import { PointList, pointsOf } from '../PointList';
import { PointBand } from './PointBand';
import { QuoteBand } from './QuoteBand';

const FeatureWorkOverview = island(
  async () => (await import(/* webpackChunkName: "designWork" */ './FeatureWorkOverview')).FeatureWorkOverview,
);

const PicturedPoints = island(
  async () => (await import(/* webpackChunkName: "meteorDrawings" */ './PicturedPoints')).PicturedPoints,
);

const TeamGrid = island(async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../TeamGrid')).TeamGrid);

const DesignProcess = island(
  async () => (await import(/* webpackChunkName: "designWork" */ './DesignProcess')).DesignProcess,
);

const drawings = {
  reportPage: island(
    async () => (await import(/* webpackChunkName: "consultingDrawings" */ './drawings/ReportPage')).ReportPage,
  ),
  adviceSizes: island(
    async () => (await import(/* webpackChunkName: "consultingDrawings" */ './drawings/AdviceSizes')).AdviceSizes,
  ),
  releaseLine: island(
    async () => (await import(/* webpackChunkName: "releaseLine" */ './drawings/ReleaseLine')).ReleaseLine,
  ),
  evaluation: island(
    async () => (await import(/* webpackChunkName: "evaluation" */ './drawings/Evaluation')).Evaluation,
  ),
  upgradePath: island(
    async () => (await import(/* webpackChunkName: "meteorDrawings" */ './drawings/UpgradePath')).UpgradePath,
  ),
  weekBoard: island(
    async () => (await import(/* webpackChunkName: "stepDrawings" */ './drawings/WeekBoard')).WeekBoard,
  ),
  waitingTime: island(
    async () => (await import(/* webpackChunkName: "stepDrawings" */ './drawings/WaitingTime')).WaitingTime,
  ),
  appPhones: island(
    async () => (await import(/* webpackChunkName: "stepDrawings" */ './drawings/AppPhones')).AppPhones,
  ),
  siteSheets: island(
    async () => (await import(/* webpackChunkName: "stepDrawings" */ './drawings/SiteSheets')).SiteSheets,
  ),
} satisfies Record<ServiceDrawing, unknown>;

interface ServiceSectionViewProps {
  slug: ServiceSlug;
  section: ServiceSection;
  /** The page's first points have pictures. */
  isFirst: boolean;
}

/** A section that one service has of its own: each kind has its own layout. */
export function ServiceSectionView({ slug, section, isFirst }: ServiceSectionViewProps) {
  const prefix = `service.${slug}.${section.id}`;
  const heading = messageId(prefix, 'heading');
  switch (section.kind) {
    case 'points':
      if (section.inBand) {
        return <PointBand heading={heading} points={pointsOf(prefix, section.items)} row={isFirst ? 0 : 1} />;
      }
      return (
        <Section heading={heading}>
          {isFirst ? (
            <PicturedPoints points={pointsOf(prefix, section.items)} />
          ) : (
            <PointList points={pointsOf(prefix, section.items)} />
          )}
        </Section>
      );
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
    case 'drawing': {
      const Drawing = drawings[section.drawing];
      return (
        <Section heading={heading} {...(section.intro && { intro: messageId(prefix, 'intro') })}>
          <Drawing prefix={prefix} slug={slug} />
        </Section>
      );
    }
    case 'team':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')}>
          <TeamGrid people={section.contributions.flatMap(peopleOf)} described />
        </Section>
      );
  }
}
