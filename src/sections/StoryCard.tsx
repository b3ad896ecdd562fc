import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../content/caseStudies';
import { Message } from '../i18n/Message';
import { accentColor } from '../theme/accentStyles';
import { CardLink } from '../components/CardLink';
import { Cover } from '../components/Cover';
import { LocalLink } from '../components/LocalLink';
import { TurningBlock } from '../components/TurningBlock';
import { StoryTags } from './StoryTags';

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: theme.spacing(1),
  padding: theme.spacing(2.5, 3, 3),
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  '& p': { color: theme.vars.palette.text.secondary },
  '& b': { color: theme.vars.palette.text.primary },
}));

interface StoryCardProps {
  slug: CaseStudySlug;
  /** With the summary below the title. */
  detailed?: boolean;
  /** Its cover moves to the study's page; not where the study has another card. */
  moves?: boolean;
}

/** One case study as a card: cover, two tags in its accent, title, one figure with its noun. */
export function StoryCard({ slug, detailed = false, moves = true }: StoryCardProps) {
  return (
    <CardLink>
      <Cover slug={slug} shape="wide" moves={moves} sizes="(min-width: 900px) 370px, (min-width: 600px) 50vw, 100vw" />
      <Words>
        <StoryTags slug={slug} />
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
        <Foot>
          <p>
            <Message id={`caseStudy.${slug}.card.figure`} />
          </p>
          <TurningBlock sx={{ color: accentColor(slug) }} />
        </Foot>
      </Words>
    </CardLink>
  );
}
