import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CaseStudySlug } from '../../content/caseStudies';
import { Message } from '../../i18n/Message';
import { accentBackground, accentColor } from '../../theme/accentStyles';
import { CardLink } from '../../components/CardLink';
import { Cover } from '../../components/Cover';
import { LocalLink } from '../../components/LocalLink';
import { TurningBlock } from '../../components/TurningBlock';
import { ShortlistToggle } from '../../compare/ShortlistToggle';
import { CaseStudyFigure } from './CaseStudyFigure';
import { CaseStudyTags } from './CaseStudyTags';

const own = new Set<PropertyKey>(['slug', 'wide', 'steady']);

interface CardLook {
  slug: CaseStudySlug;
  wide: boolean;
  steady: boolean;
}

const Card = styled(CardLink, { shouldForwardProp: (name) => !own.has(name) })<CardLook>(
  ({ theme, slug, wide, steady }) => ({
    borderColor: 'transparent',
    backgroundColor: accentBackground(slug),
    color: accentColor(slug),
    '&:hover': { borderColor: 'currentColor' },
    '& > picture': { display: 'contents' },
    // On phones room for the longest words of all case studies; the cover takes what these leave.
    ...(steady && {
      [theme.breakpoints.down('sm')]: {
        minHeight: 'calc(26rem + 70vw)',
        '& > picture > img': { flex: '1 1 0', minHeight: '50vw' },
      },
    }),
    // Its background is left out there.
    '@media print': { borderColor: theme.vars.palette.divider },
    // The head of the case study's own page in small: title above, cover standing on the edge.
    ...(wide && {
      [theme.breakpoints.up('sm')]: {
        display: 'grid',
        gridTemplate: '"head head" auto "text cover" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
        '& > img, & > picture > img': { gridArea: 'cover', alignSelf: 'end' },
      },
    }),
  }),
);

const head = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 1.5, columnGap: 3 } as const;

const wideHead = {
  gridArea: { sm: 'head' },
  pt: { sm: 3, md: 5 },
  px: { sm: 3, md: 5 },
  pb: { sm: 3, md: 4 },
} as const;

const text = { flexGrow: 1, color: 'text.primary' } as const;

/** The buttons of cards side by side stand at one height. */
const atFoot = { justifyContent: 'space-between' } as const;

const wideText = { gridArea: { sm: 'text' }, px: { sm: 3, md: 5 }, pb: { sm: 3, md: 5 } } as const;

/** Room for the longest words of all case studies. */
const steadyText = { minHeight: { sm: '20.25rem' } } as const;

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
    <Card slug={slug} wide={wide} steady={steady}>
      <Cover
        slug={slug}
        shape="wide"
        moves
        eager={eager}
        squareOnPhones={steady}
        sizes="(min-width: 900px) 640px, 100vw"
      />
      <Stack
        spacing={1.5}
        sx={{
          flexGrow: steady ? { sm: 1 } : 1,
          p: 3,
          display: { sm: wide ? 'contents' : '' },
          '@media print': { p: 1.5 },
        }}
      >
        <Box sx={wide ? [head, wideHead] : head}>
          <CaseStudyTags slug={slug} />
          <TurningBlock />
          <Typography
            variant="h3"
            sx={{ gridColumn: '1 / -1', ...(wide && { typography: { sm: 'h2' }, maxWidth: { md: '24ch' } }) }}
          >
            <LocalLink to={`/case-studies/${slug}`}>
              <Message id={`caseStudy.${slug}.card.title`} />
            </LocalLink>
          </Typography>
        </Box>
        <Stack
          spacing={{ xs: 3, sm: wide ? 4 : 3 }}
          sx={[text, wide && wideText, listable && atFoot, steady && steadyText]}
        >
          <Typography>
            <Message id={`caseStudy.${slug}.card.summary`} />
          </Typography>
          <CaseStudyFigure slug={slug} />
          {listable && <ShortlistToggle slug={slug} />}
        </Stack>
      </Stack>
    </Card>
  );
}
