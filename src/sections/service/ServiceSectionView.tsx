import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { Section } from '../../components/Section';
import { hasCaseStudy } from '../../content/caseStudies';
import type { ServiceSection } from '../../content/service';
import type { ServiceSlug } from '../../content/serviceSlugs';
import { peopleOf } from '../../content/team';
import { island } from '../../hydration/island';
import { messageId } from '../../i18n/messageId';
import { layout } from '../../theme/measures';
import { printClasses } from '../../theme/printClasses';
import { PointList } from '../PointList';

const DesignProcess = island(
  async () => (await import(/* webpackChunkName: "processAndFeatureWork" */ './DesignProcess')).DesignProcess,
);

const FeatureWorkOverview = island(
  async () =>
    (await import(/* webpackChunkName: "processAndFeatureWork" */ './FeatureWorkOverview')).FeatureWorkOverview,
);

const Quote = island(
  async () => (await import(/* webpackChunkName: "headAndQuote" */ '../../components/text/Quote')).Quote,
);

const WorkDrawing = island(
  async () => (await import(/* webpackChunkName: "workDrawing" */ './WorkDrawing')).WorkDrawing,
);

const TeamGrid = island(async () => (await import(/* webpackChunkName: "peopleAndServices" */ '../TeamGrid')).TeamGrid);

const Evaluation = island(
  async () => (await import(/* webpackChunkName: "evaluation" */ './drawings/Evaluation')).Evaluation,
);

const ReportPage = island(
  async () => (await import(/* webpackChunkName: "reportPage" */ './drawings/ReportPage')).ReportPage,
);

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
        <Section heading={heading} low>
          <PointList prefix={prefix} ids={section.items} ruled="columns" />
        </Section>
      );
    case 'process':
      return (
        <Section heading={heading} low>
          <DesignProcess prefix={prefix} steps={section.items} loops={section.loops} />
        </Section>
      );
    case 'featureWork':
      return (
        <Section heading={heading} low>
          <FeatureWorkOverview prefix={prefix} items={section.items.filter(({ id }) => hasCaseStudy(id))} />
        </Section>
      );
    case 'quote':
      return (
        <Paper variant="soft" square className={printClasses.flush} sx={{ py: `calc(${layout.sectionSpace} / 2)` }}>
          <Container>
            <Quote {...section} text={messageId(prefix, 'text')} />
          </Container>
        </Paper>
      );
    case 'evaluation':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <Evaluation prefix={prefix} checks={section.checks} />
        </Section>
      );
    case 'report':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <ReportPage prefix={prefix} findings={section.findings} />
        </Section>
      );
    case 'work':
      return (
        <Section heading={heading} {...(section.hasIntro && { intro: messageId(prefix, 'intro') })} low>
          <WorkDrawing slug={slug} id={section.id} />
        </Section>
      );
    case 'team':
      return (
        <Section heading={heading} intro={messageId(prefix, 'intro')} low>
          <TeamGrid people={section.contributions.flatMap(peopleOf)} described />
        </Section>
      );
    default:
      return section satisfies never;
  }
}
