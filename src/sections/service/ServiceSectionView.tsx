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

const Evaluation = island(async () => (await import(/* webpackChunkName: "evaluation" */ './Evaluation')).Evaluation);

const ReportPage = island(async () => (await import(/* webpackChunkName: "reportPage" */ './ReportPage')).ReportPage);

interface ServiceSectionViewProps {
  slug: ServiceSlug;
  section: ServiceSection;
}

/** These kinds always have an introduction. */
const introduced: ReadonlySet<ServiceSection['kind']> = new Set(['evaluation', 'report', 'team'] as const);

function Content({ slug, section }: ServiceSectionViewProps) {
  const prefix = `service.${slug}.${section.id}`;
  switch (section.kind) {
    case 'points':
      return <PointList prefix={prefix} ids={section.items} ruled="columns" />;
    case 'process':
      return <DesignProcess prefix={prefix} steps={section.items} loops={section.loops} />;
    case 'featureWork':
      return <FeatureWorkOverview prefix={prefix} items={section.items.filter(({ id }) => hasCaseStudy(id))} />;
    case 'quote':
      return <Quote {...section} text={messageId(prefix, 'text')} />;
    case 'evaluation':
      return <Evaluation prefix={prefix} checks={section.checks} />;
    case 'report':
      return <ReportPage prefix={prefix} findings={section.findings} />;
    case 'work':
      return <WorkDrawing slug={slug} id={section.id} />;
    case 'team':
      return <TeamGrid people={section.contributions.flatMap(peopleOf)} described />;
    default:
      return section satisfies never;
  }
}

/** A section of one service's page; each kind has its own content. */
export function ServiceSectionView({ slug, section }: ServiceSectionViewProps) {
  const prefix = `service.${slug}.${section.id}`;
  const content = <Content slug={slug} section={section} />;
  if (section.kind === 'quote') {
    return (
      <Paper variant="soft" square className={printClasses.flush} sx={{ py: `calc(${layout.sectionSpace} / 2)` }}>
        <Container>{content}</Container>
      </Paper>
    );
  }
  const hasIntro = section.kind === 'work' ? section.hasIntro : introduced.has(section.kind);
  return (
    <Section
      heading={messageId(prefix, 'heading')}
      {...(hasIntro && { intro: messageId(prefix, 'intro') })}
      space="low"
    >
      {content}
    </Section>
  );
}
