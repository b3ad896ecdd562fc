import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { Cover } from '../../components/Cover';
import { LocalLink } from '../../components/LocalLink';
import { TurningBlock } from '../../components/TurningBlock';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyFigure } from './CaseStudyFigure';
import { CaseStudyTags } from './CaseStudyTags';
import { LargeCard } from './LargeCard';

/** The quarter disc lies in the corner that the words have beside the cover. */
const head = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: 1.5,
  columnGap: 3,
  '& > span': {
    // Below the cover it would be a part of that.
    display: { xs: 'none', md: 'block' },
    width: '2.5rem',
    height: '2.5rem',
    marginBlockStart: 'calc(-1 * var(--pad))',
    marginInlineEnd: 'calc(-1 * var(--pad))',
    borderRadius: 0,
    borderEndStartRadius: '100%',
  },
} as const;

/** The words of a wide card stand in two places of its grid. */
const inGrid = '@media print, (min-width: 900px)';

const wideHead = {
  [inGrid]: { gridArea: 'head', p: 'var(--pad) var(--pad) calc(0.75 * var(--pad))' },
} as const;

const text = { flexGrow: 1, color: 'text.primary', '@media print': { gap: 1 } } as const;

/** The buttons of cards side by side stand at one height; a figure stands at the foot of the cover beside it. */
const atFoot = { justifyContent: 'space-between' } as const;

const wideText = { [inGrid]: { gridArea: 'text', p: '0 var(--pad) var(--pad)' } } as const;

/** Room for the longest words of all case studies, below the cover and beside it. */
const steadyWords = { minHeight: { xs: 'max(26.25rem, 66rem - 162vw)', sm: 'max(18rem, 27.5rem - 22vw)' } } as const;
const steadyText = { minHeight: { md: '23rem' } } as const;

interface LargeCaseStudyCardProps {
  slug: CaseStudySlug;
  /** Over the whole width, where there is enough of it. */
  wide?: boolean;
  /** As high with these words as with any other case study's, so that a card that takes its place moves nothing. */
  steady?: boolean;
  eager?: boolean;
  /** With the button that puts it on the shortlist. */
  listable?: boolean;
}

/** A case study shown large, on its own background: cover, tags, title, summary, figure. */
export function LargeCaseStudyCard({
  slug,
  wide = false,
  steady = false,
  eager = false,
  listable = false,
}: LargeCaseStudyCardProps) {
  return (
    <LargeCard slug={slug} wide={wide} steady={steady}>
      <Cover slug={slug} shape="wide" moves eager={eager} />
      <Stack
        spacing={1.5}
        sx={{
          flexGrow: 1,
          ...(steady && steadyWords),
          '--pad': { xs: '1.5rem', md: wide ? '2.5rem' : '', lg: wide ? '2rem' : '' },
          p: 'var(--pad)',
          ...(wide && { [inGrid]: { display: 'contents' } }),
          '@media print': { '--pad': '12px' },
        }}
      >
        <Box sx={[head, wide && wideHead]}>
          <CaseStudyTags slug={slug} />
          <TurningBlock />
          <Typography
            variant="h3"
            sx={{ gridColumn: '1 / -1', maxWidth: wide ? { md: '24ch', lg: steady ? 'none' : '24ch' } : 'none' }}
          >
            <LocalLink to={`/case-studies/${slug}`}>
              <Message id={`caseStudy.${slug}.card.title`} />
            </LocalLink>
          </Typography>
        </Box>
        <Stack
          spacing={{ xs: 3, md: wide ? 4 : 3, lg: wide && listable ? 2 : 3 }}
          sx={[text, wide && wideText, (listable || steady) && atFoot, steady && steadyText]}
        >
          <Typography>
            <Message id={`caseStudy.${slug}.card.summary`} />
          </Typography>
          <CaseStudyFigure slug={slug} />
          {listable && <ShortlistToggle slug={slug} />}
        </Stack>
      </Stack>
    </LargeCard>
  );
}
