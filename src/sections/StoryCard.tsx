import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type CaseStudySlug, caseStudyOf } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';
import { motion } from '../theme/measures';
import { CardLink } from '../ui/CardLink';
import { Cover } from '../ui/Cover';
import { LocalLink } from '../ui/LocalLink';

const Card = styled(CardLink)({
  '& > picture, & > img': { transition: `transform ${motion.turn}ms ${motion.enter}` },
});

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1),
  padding: theme.spacing(2.5, 3, 3),
}));

const Figure = styled('p')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  '& b': { color: theme.vars.palette.text.primary },
}));

interface StoryCardProps {
  slug: CaseStudySlug;
  /** With the summary below the title. */
  detailed?: boolean;
}

/** One case study as a card: cover, two tags in its accent, title, one figure with its noun. */
export function StoryCard({ slug, detailed = false }: StoryCardProps) {
  return (
    <Card>
      <Cover slug={slug} shape="wide" />
      <Words>
        <Typography variant="label" component="p" sx={{ color: accentColor(slug) }}>
          <TagLine slug={slug} />
        </Typography>
        <Typography variant="h4" component="h3">
          <LocalLink to={`/case-studies/${slug}`}>
            <Message id={`caseStudy.${slug}.card.title`} />
          </LocalLink>
        </Typography>
        {detailed && (
          <Typography color="textSecondary">
            <Message id={`caseStudy.${slug}.card.summary`} />
          </Typography>
        )}
        <Figure>
          <Message id={`caseStudy.${slug}.card.figure`} />
        </Figure>
      </Words>
    </Card>
  );
}

function TagLine({ slug }: { slug: CaseStudySlug }) {
  const { tags } = caseStudyOf(slug);
  const [first, second] = tags;
  return (
    <>
      {first !== undefined && <Message id={`tags.${first}`} />}
      {second !== undefined && (
        <>
          {' · '}
          <Message id={`tags.${second}`} />
        </>
      )}
    </>
  );
}
