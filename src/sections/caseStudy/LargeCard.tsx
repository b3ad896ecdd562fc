import { styled } from '@mui/material/styles';
import type { CaseStudySlug } from '../../content/caseStudies';
import { accentColor, coverBackground } from '../../theme/accentStyles';
import { CardLink } from '../../components/CardLink';

const own = new Set<PropertyKey>(['slug', 'wide', 'steady']);

interface CardLook {
  slug: CaseStudySlug;
  /** Over the whole width, where there is enough of it. */
  wide: boolean;
  /** As high with any case study's words. */
  steady: boolean;
}

/** The card of a case study shown large, on the case study's own background. */
export const LargeCard = styled(CardLink, { shouldForwardProp: (name) => !own.has(name) })<CardLook>(
  ({ theme, slug, wide, steady }) => ({
    borderColor: 'transparent',
    // Nothing of it shows around the cover.
    backgroundClip: 'padding-box',
    backgroundColor: coverBackground(slug),
    color: accentColor(slug),
    '&:hover': { borderColor: 'currentColor' },
    // The head of the case study's own page in small: title above, cover standing on the edge.
    ...(wide && {
      [theme.breakpoints.up('md')]: {
        display: 'grid',
        gridTemplate: '"head head" auto "text cover" 1fr / minmax(0, 5fr) minmax(0, 7fr)',
        '& > img': { gridArea: 'cover', alignSelf: 'end' },
      },
    }),
    // The cover beside all words, as high as the card; a phone that is drawn at its end stays whole.
    ...(wide &&
      !steady && {
        [theme.breakpoints.up('lg')]: {
          gridTemplate: '"head cover" auto "text cover" 1fr / minmax(0, 2fr) minmax(0, 3fr)',
          '& > img': { alignSelf: 'stretch', height: '100%', objectPosition: '100%' },
        },
      }),
    // Its background is left out there. Lower than on a screen: three stand on a list's first sheet.
    '@media print': {
      display: 'grid',
      gridTemplate: `${wide ? '"head cover" auto "text cover" 1fr' : '"text cover" 1fr'} / minmax(0, 4fr) minmax(0, 3fr)`,
      borderColor: theme.vars.palette.divider,
      '& > img': { gridArea: 'cover', alignSelf: 'stretch', height: '100%', minHeight: 0 },
      '& > div': { gridArea: 'text' },
      '& h3': theme.typography.h4,
      '& p': { fontSize: '8pt', lineHeight: 1.35 },
      '& p > b': { fontSize: '14pt' },
    },
  }),
);
