import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor, accentGround } from '../theme/accentStyles';
import { CardLink } from '../components/CardLink';
import { Cover } from '../components/Cover';
import { LocalLink } from '../components/LocalLink';
import { TurningBlock } from '../components/TurningBlock';
import { StoryTags } from './StoryTags';
import { StudyFigure } from './StudyFigure';

const own = new Set<PropertyKey>(['slug']);

// A wide card is the head of the study's own page in small: title above, cover standing on the edge. The heights of a steady one leave
// room for the longest words, so that a card that takes its place moves nothing.
const wide = '[data-wide="true"] &';
const steady = '[data-steady="true"] &';

const Card = styled(CardLink, { shouldForwardProp: (name) => !own.has(name) })<{ slug: CaseStudySlug }>(
  ({ theme, slug }) => ({
    borderColor: 'transparent',
    backgroundColor: accentGround(slug),
    color: accentColor(slug),
    '&:hover': { borderColor: 'currentColor' },
    [theme.breakpoints.up('md')]: {
      '&[data-wide="true"]': {
        display: 'grid',
        gridTemplate: '"head head" auto "story cover" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
        '& > img': { gridArea: 'cover', alignSelf: 'end' },
      },
    },
  }),
);

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  [steady]: { minHeight: '26rem' },
  [theme.breakpoints.up('sm')]: { [steady]: { minHeight: '23rem' } },
  [theme.breakpoints.up('md')]: { [wide]: { display: 'contents' } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1.5, 3),
  '& > h3': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: { [`${wide} > h3`]: theme.typography.h2 },
  [theme.breakpoints.up('md')]: {
    [wide]: { gridArea: 'head', padding: theme.spacing(5, 5, 4) },
    [`${wide} > h3`]: { maxWidth: '24ch' },
  },
}));

const Story = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.up('md')]: {
    [wide]: { gridArea: 'story', padding: theme.spacing(0, 5, 5) },
    [steady]: { minHeight: '20.25rem' },
  },
}));

interface FeatureCardProps {
  slug: CaseStudySlug;
  /** Over the whole width, where there is enough of it. */
  wide?: boolean;
  /** As high with these words as with any other study's. */
  steady?: boolean;
  eager?: boolean;
}

/** A case study shown large, on its own ground: cover, tags, title, summary, figure. */
export function FeatureCard({ slug, wide = false, steady = false, eager = false }: FeatureCardProps) {
  return (
    <Card slug={slug} data-wide={wide} data-steady={steady}>
      <Cover slug={slug} shape="wide" moves eager={eager} sizes="(min-width: 900px) 640px, 100vw" />
      <Words>
        <Head>
          <StoryTags slug={slug} />
          <TurningBlock />
          <Typography variant="h3">
            <LocalLink to={`/case-studies/${slug}`}>
              <Message id={`caseStudy.${slug}.card.title`} />
            </LocalLink>
          </Typography>
        </Head>
        <Story>
          <Typography>
            <Message id={`caseStudy.${slug}.card.summary`} />
          </Typography>
          <StudyFigure slug={slug} />
        </Story>
      </Words>
    </Card>
  );
}
