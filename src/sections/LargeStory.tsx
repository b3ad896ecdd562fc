import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CaseStudySlug, caseStudyOf } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';
import { Cover } from '../ui/Cover';
import { LocalLink } from '../ui/LocalLink';

const own = new Set<PropertyKey>(['isMirrored']);

const Story = styled('article', { shouldForwardProp: (name) => !own.has(name) })<{ isMirrored: boolean }>(
  ({ theme, isMirrored }) => ({
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(3, 6),
    alignItems: 'center',
    borderRadius: 16,
    '& > img': { borderRadius: 16 },
    '& h3 > a': {
      color: 'inherit',
      textDecorationColor: 'transparent',
      outline: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '&:hover h3 > a': { textDecorationColor: 'currentColor' },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 8 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: isMirrored ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
      '& > img': { order: isMirrored ? 1 : 0 },
    },
  }),
);

const Words = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: '36rem' }));

interface LargeStoryProps {
  slug: CaseStudySlug;
  /** The words before the image, on wide screens. */
  isMirrored: boolean;
}

/** One case study with its featured image large; the whole of it is one link. */
export function LargeStory({ slug, isMirrored }: LargeStoryProps) {
  return (
    <Story isMirrored={isMirrored}>
      <Cover slug={slug} shape="wide" />
      <Words>
        <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
          {caseStudyOf(slug).product.name}
        </Typography>
        <Typography variant="h3">
          <LocalLink to={`/case-studies/${slug}`}>
            <Message id={`caseStudy.${slug}.card.title`} />
          </LocalLink>
        </Typography>
        <Typography color="textSecondary">
          <Message id={`caseStudy.${slug}.card.summary`} />
        </Typography>
        <p>
          <Message id={`caseStudy.${slug}.card.figure`} />
        </p>
      </Words>
    </Story>
  );
}
