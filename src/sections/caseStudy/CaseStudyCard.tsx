import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { accentColor } from '../../theme/accentStyles';
import { CardLink } from '../../components/CardLink';
import { Cover } from '../../components/Cover';
import { LocalLink } from '../../components/LocalLink';
import { TurningBlock } from '../../components/TurningBlock';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyTags } from './CaseStudyTags';

const text = {
  flexGrow: 1,
  pt: 2.5,
  px: 3,
  pb: 2.5,
  '@media print': { p: 1, gap: 0.5, '& p': { fontSize: '8.5pt', lineHeight: 1.4 } },
} as const;

const foot = {
  '& > :last-child': { alignSelf: 'end' },
  justifyContent: 'space-between',
  mx: 3,
  pb: 3,
  '@media print': { mx: 1, pb: 1, '& p': { fontSize: '8.5pt', lineHeight: 1.4 } },
} as const;

/** What is bold in it stays on one line where it fits. */
const figure = { color: 'text.secondary', '& b': { color: 'text.primary', display: 'inline-block' } } as const;

interface CaseStudyCardProps {
  slug: CaseStudySlug;
  /** With the summary below the title. */
  detailed?: boolean;
  /** Its cover moves to the case study's page; not where the case study has another card. */
  moves?: boolean;
  /** With the button that puts it on the shortlist. */
  listable?: boolean;
}

/** One case study as a card: cover, two tags in its accent, title, one figure with its noun. */
export function CaseStudyCard({ slug, detailed = false, moves = true, listable = false }: CaseStudyCardProps) {
  return (
    <CardLink>
      <Cover slug={slug} shape="wide" moves={moves} />
      <Stack spacing={1} sx={text}>
        <CaseStudyTags slug={slug} />
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
      </Stack>
      <Stack direction="row" spacing={2} sx={foot}>
        <Stack spacing={2}>
          <Box component="p" sx={figure}>
            <Message id={`caseStudy.${slug}.card.figure`} />
          </Box>
          {listable && <ShortlistToggle slug={slug} />}
        </Stack>
        <TurningBlock sx={{ color: accentColor(slug) }} />
      </Stack>
    </CardLink>
  );
}
