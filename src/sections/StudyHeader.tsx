import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../content/caseStudies';
import { type CaseStudy, customerOf } from '../content/caseStudy';
import { Message } from '../i18n/Message';
import { accentColor, accentGround } from '../theme/accentStyles';
import { Cover } from '../components/Cover';
import { Person } from '../components/Person';
import { StudyFigure } from './StudyFigure';

const own = new Set<PropertyKey>(['slug']);

const Ground = styled('div', { shouldForwardProp: (name) => !own.has(name) })<{ slug: CaseStudySlug }>(
  ({ theme, slug }) => ({
    paddingBlockStart: theme.spacing(4),
    backgroundColor: accentGround(slug),
    '& h1': { color: accentColor(slug) },
    [theme.breakpoints.up('md')]: { paddingBlockStart: theme.spacing(7) },
  }),
);

const Company = styled('p')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  '& > img': { width: 56, flexShrink: 0 },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5, 6),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    marginTop: theme.spacing(5),
    '& > img': { alignSelf: 'end' },
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignContent: 'space-between',
  [theme.breakpoints.up('md')]: { paddingBlockEnd: theme.spacing(6) },
}));

/** The head of a case study in its own accent: whose it is, what became of it, and its cover standing on the edge. */
export function StudyHeader({ slug, study }: { slug: CaseStudySlug; study: CaseStudy }) {
  return (
    <Ground slug={slug}>
      <Container>
        <Company>
          <Cover slug={slug} shape="square" />
          {customerOf(study)}
        </Company>
        <Typography variant="h1" sx={{ maxWidth: '22ch' }}>
          <Message id={`caseStudy.${slug}.card.title`} />
        </Typography>
        <Columns>
          <Words>
            <Typography variant="lead" component="p">
              <Message id={`caseStudy.${slug}.card.summary`} />
            </Typography>
            <StudyFigure slug={slug} />
            <Person {...study.author} position={`caseStudy.${slug}.author.position`} />
          </Words>
          <Cover slug={slug} shape="wide" moves eager sizes="(min-width: 900px) 640px, 100vw" />
        </Columns>
      </Container>
    </Ground>
  );
}
