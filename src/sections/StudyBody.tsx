import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../content/caseStudies';
import type { CaseStudy } from '../content/caseStudy';
import { useMessage } from '../i18n/useMessage';
import { accentColor, accentGround } from '../theme/accentStyles';
import { layout } from '../theme/measures';
import { StudyArticle } from './StudyArticle';
import { StudyFacts } from './StudyFacts';

const own = new Set<PropertyKey>(['slug']);

const Columns = styled('div', { shouldForwardProp: (name) => !own.has(name) })<{ slug: CaseStudySlug }>(
  ({ theme, slug }) => ({
    '--accent': accentColor(slug),
    '--accent-ground': accentGround(slug),
    display: 'grid',
    gap: theme.spacing(8, 6),
    paddingBlock: theme.spacing(6),
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingBlock: layout.sectionSpace,
    },
  }),
);

/** Stays below the header on wide screens that are high enough for all of it. */
const Sidebar = styled('section')(({ theme }) => ({
  alignSelf: 'start',
  [`${theme.breakpoints.up('lg')} and (min-height: 50rem), (min-width: 900px) and (min-height: 64rem)`]: {
    position: 'sticky',
    top: `calc(${layout.headerHeight} + 2rem)`,
  },
}));

/** Facts beside the story. */
export function StudyBody({ slug, study }: { slug: CaseStudySlug; study: CaseStudy }) {
  const message = useMessage();
  return (
    <Container>
      <Columns slug={slug}>
        <Sidebar aria-label={message('common.caseStudy.details')}>
          <StudyFacts slug={slug} study={study} />
        </Sidebar>
        <StudyArticle slug={slug} study={study} />
      </Columns>
    </Container>
  );
}
