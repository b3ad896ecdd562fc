import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor, accentGround } from '../theme/accentStyles';
import { CardLink } from '../ui/CardLink';
import { Cover } from '../ui/Cover';
import { LocalLink } from '../ui/LocalLink';
import { TurningBlock } from '../ui/TurningBlock';
import { StoryTags } from './StoryTags';
import { StudyFigure } from './StudyFigure';

const own = new Set<PropertyKey>(['slug', 'wide']);
const options = { shouldForwardProp: (name: PropertyKey) => !own.has(name) };

interface Width {
  wide: boolean;
}

// A wide card is the head of the study's own page in small: title above, cover standing on the edge. Its heights leave room for the
// longest words, so that a card that takes another's place moves nothing.
const Card = styled(
  CardLink,
  options,
)<Width & { slug: CaseStudySlug }>(({ theme, slug, wide }) => ({
  borderColor: 'transparent',
  backgroundColor: accentGround(slug),
  color: accentColor(slug),
  '&:hover': { borderColor: 'currentColor' },
  ...(wide && {
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplate: '"head head" auto "story cover" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
      '& > img': { gridArea: 'cover', alignSelf: 'end' },
    },
  }),
}));

const Words = styled(
  'div',
  options,
)<Width>(({ theme, wide }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1.5),
  padding: theme.spacing(3),
  ...(wide && {
    minHeight: '26rem',
    [theme.breakpoints.up('sm')]: { minHeight: '23rem' },
    [theme.breakpoints.up('md')]: { display: 'contents' },
  }),
}));

const Head = styled(
  'div',
  options,
)<Width>(({ theme, wide }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1.5, 3),
  '& > h3': { gridColumn: '1 / -1' },
  ...(wide && {
    [theme.breakpoints.up('sm')]: { '& > h3': theme.typography.h2 },
    [theme.breakpoints.up('md')]: { gridArea: 'head', padding: theme.spacing(5, 5, 4), '& > h3': { maxWidth: '24ch' } },
  }),
}));

const Story = styled(
  'div',
  options,
)<Width>(({ theme, wide }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  color: theme.vars.palette.text.primary,
  ...(wide && {
    [theme.breakpoints.up('md')]: { gridArea: 'story', minHeight: '20.25rem', padding: theme.spacing(0, 5, 5) },
  }),
}));

interface FeatureCardProps {
  slug: CaseStudySlug;
  /** Over the whole width, where there is enough of it. */
  wide?: boolean;
  eager?: boolean;
}

/** A case study shown large, on its own ground: cover, tags, title, summary, figure. */
export function FeatureCard({ slug, wide = false, eager = false }: FeatureCardProps) {
  return (
    <Card slug={slug} wide={wide}>
      <Cover slug={slug} shape="wide" eager={eager} sizes="(min-width: 900px) 640px, 100vw" />
      <Words wide={wide}>
        <Head wide={wide}>
          <StoryTags slug={slug} />
          <TurningBlock />
          <Typography variant="h3">
            <LocalLink to={`/case-studies/${slug}`}>
              <Message id={`caseStudy.${slug}.card.title`} />
            </LocalLink>
          </Typography>
        </Head>
        <Story wide={wide}>
          <Typography>
            <Message id={`caseStudy.${slug}.card.summary`} />
          </Typography>
          <StudyFigure slug={slug} />
        </Story>
      </Words>
    </Card>
  );
}
