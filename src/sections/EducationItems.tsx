import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { company } from '../content/company';
import { educationItems } from '../content/pageLists';
import { Message } from '../i18n/Message';
import { coveredBox, coveringLink, showWhole } from '../components/coveringLink';
import { ExternalLink } from '../components/ExternalLink';
import { focusRing } from '../theme/measures';
import { EducationSign } from './EducationSign';

const mosaic = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** A picture beside words, which begin where those of the tile above or below begin. */
const wide = {
  gridColumn: { lg: '1 / -1' },
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 'calc(2 * var(--space))',
  alignItems: { lg: 'center' },
} as const;

/** The picture stands at the foot of the tile. */
const wordsFirst = { alignContent: { sm: 'space-between' }, containerType: 'inline-size' } as const;

/** There the sign stays with the words, above the picture, which is two thirds as high as the tile is wide. */
const abovePicture = 'calc((100cqi + 2 * var(--space)) / 1.5)';

/** Where each tile stands and what it stands on. On wide screens a wide one with its whole picture, two below it, a low wide one at the foot. */
const tiles = {
  aiProofDev: { ...wide, bgcolor: 'primary.light' },
  codeFtw: {
    ...wordsFirst,
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    '--focus-ring': 'currentColor',
    '& > svg': { insetBlockEnd: { sm: abovePicture } },
  },
  podcast: { bgcolor: 'background.raised' },
  videoChannel: {
    ...wordsFirst,
    ...wide,
    bgcolor: 'band.main',
    color: 'band.contrastText',
    '--focus-ring': 'currentColor',
    '& > svg': { insetBlockEnd: { sm: abovePicture, lg: 0 }, insetInlineEnd: { lg: '50%' } },
  },
} as const;

const tile = {
  ...coveredBox,
  display: 'grid',
  // So that words side by side begin at one height.
  alignContent: 'start',
  gap: 4,
  '--space': { xs: '1.5rem', md: '2.5rem' },
  p: 'var(--space)',
  '&:hover, &:focus-within': { '--sign': 1, '--card-turn': '90deg' },
  // Tiles touch.
  '&:has(a:focus-visible)': { ...focusRing, outlineOffset: -8 },
} as const;

/** Picture beside words, one tile below the other. */
const onPaper = {
  '@media print': {
    gridColumn: '1 / -1',
    gridRow: 'auto',
    gridTemplateColumns: '28mm 1fr',
    columnGap: '6mm',
    alignItems: 'start',
    p: '0 0 4mm',
    '& h3': { typography: 'h3' },
    '& > div': { maxWidth: 'none' },
    '& p': { mt: 0.5, fontSize: '9pt', lineHeight: 1.4 },
    '& h3 + p': { mt: 0.25, fontSize: '11pt', fontWeight: 560 },
    '& a': { py: 0 },
  },
} as const;

/** Covers its tile, so that the whole tile can be clicked. */
const TileLink = styled(ExternalLink)({
  ...coveringLink,
  display: 'inline-block',
  paddingBlock: '0.75rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

/** Beside words as high as the tile. */
const beside = { height: 'calc(100% + 2 * var(--space))', marginBlock: 'calc(-1 * var(--space))' } as const;

/**
 * Styled by itself, since its size hangs on the tile that it is in: out over the space around the content, two of three rows of blocks. Side by side
 * and one below the other, pictures and words take turns.
 */
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: 'calc(100% + 2 * var(--space))',
  maxWidth: 'none',
  height: 'auto',
  margin: 'calc(-1 * var(--space))',
  marginBlockEnd: 0,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  objectPosition: 'bottom',
  // The magnifying glass, too; where it stands alone in its row, there is room for all three.
  'li:first-of-type &': {
    aspectRatio: '1',
    [theme.breakpoints.between('sm', 'lg')]: { aspectRatio: '3 / 2', objectPosition: 'top' },
    [theme.breakpoints.up('lg')]: beside,
  },
  'li:nth-of-type(even) &': {
    [theme.breakpoints.up('sm')]: { order: 1, marginBlock: '0 calc(-1 * var(--space))' },
  },
  // The microphone stands in the upper rows.
  'li:nth-of-type(3) &': { objectPosition: 'top' },
  'li:last-of-type &': { [theme.breakpoints.up('lg')]: beside },
  '@media print': { 'li &&': { width: '28mm', height: '28mm', margin: 0, aspectRatio: '1', order: 0 } },
}));

/** The four places where the company teaches as one mosaic: each tile is the way there. */
export function EducationItems() {
  return (
    <Box component="ul" role="list" sx={mosaic}>
      {educationItems.map((id, index) => (
        <Box key={id} component="li" onFocus={showWhole} sx={[tile, tiles[id], onPaper]}>
          <Picture
            src={`/images/education/${id}.svg`}
            width={480}
            height={480}
            alt=""
            // A phone's first screen has the first one.
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
          <Box sx={{ maxWidth: '36rem' }}>
            <Typography variant={index === 0 ? 'h1' : 'h2'} component="h3">
              <Message id={`education.items.${id}.name`} />
            </Typography>
            <Typography variant="lead" component="p" sx={{ mt: 1.5 }}>
              <Message id={`education.items.${id}.headline`} />
            </Typography>
            <Typography sx={{ mt: 1.5, textWrap: { lg: 'balance' } }}>
              <Message id={`education.items.${id}.description`} />
            </Typography>
            <Typography sx={{ mt: 1, fontWeight: 560 }}>
              <TileLink href={company.links[id]}>
                <Message id={`education.items.${id}.link`} />
              </TileLink>
            </Typography>
          </Box>
          <EducationSign item={id} />
        </Box>
      ))}
    </Box>
  );
}
