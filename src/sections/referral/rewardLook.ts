import type { SxProps, Theme } from '@mui/material/styles';
import { layout } from '../../theme/measures';

/** Where the drawing is as wide as the page, it is flatter: two rows of four blocks. */
const flat = '@media screen and (min-width: 600px) and (max-width: 899.95px)';

export const mosaic = {
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  // Higher where larger letters need it.
  aspectRatio: '1',
  '--cell': 'calc(100cqi / 3)',
  [flat]: { aspectRatio: '2', '--cell': '25cqi' },
  // The figures stand on the drawing's own colors, so neither may be forced.
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  // A fourth column of blocks fills the sheet's width.
  '@media print': { width: '75%', breakInside: 'avoid' },
} as const;

/** Its shapes name their colors by class. */
export const art: SxProps<Theme> = (theme) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxHeight: 'none',
  '@media print': { overflow: 'visible' },
  '& .sheet': { display: 'none', '@media print': { display: 'inline' } },
  // Three of its columns are three of four, and two of its rows are all: the ring and the limit move into the fourth column, the dots go.
  [flat]: {
    width: '75%',
    height: '150%',
    overflow: 'visible',
    '& .fourth': { translate: '100px -100px' },
    '& .dots': { display: 'none' },
  },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  // Neither is white, which would be one with the page's background above and below.
  '& .pale': { fill: 'var(--hero-2)' },
  '& .accent': { fill: theme.vars.palette.secondary.main },
  '& .deep': { fill: theme.vars.palette.band.dark },
  '& .dot': { fill: `light-dark(${theme.vars.palette.band.main}, var(--hero-3))` },
  '& .background': { fill: theme.vars.palette.band.main },
  '& .ring': { fill: 'none', stroke: theme.vars.palette.secondary.main, strokeWidth: 16 },
});

export const figures = {
  position: 'relative',
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(min-content, 1fr)) / repeat(3, minmax(0, 1fr))',
  [flat]: { gridTemplate: 'repeat(2, minmax(min-content, 1fr)) / repeat(4, minmax(0, 1fr))' },
} as const;

/** Letters are as large as the block has room for (`--cell`, the side of one). */
export const figure = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: 'calc(0.09 * var(--cell))',
  padding: 'calc(0.12 * var(--cell))',
  // On phones, where the drawing reaches from edge to edge, in line with the page's words.
  paddingInline: { xs: layout.gutter, sm: 'calc(0.12 * var(--cell))' },
  '& > dd': { fontWeight: 600, lineHeight: 0.9, letterSpacing: '-0.05em', whiteSpace: 'nowrap' },
} as const;

export const share = {
  gridArea: '1 / 1 / 3 / 3',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  // Some languages part the figure from its sign. There is room for letters that a visitor sets further apart.
  '& > dd': { fontSize: 'calc(0.54 * var(--cell))' },
  '& > dd:lang(en)': { fontSize: 'calc(0.675 * var(--cell))' },
} as const;

export const cap = {
  gridArea: '3 / 2 / 4 / 4',
  [flat]: { gridArea: '2 / 3 / 3 / 5' },
  color: 'secondary.contrastText',
  bgcolor: 'var(--hero-2)',
  // Outside English the dollar says whose it is, and in Arabic in a longer way.
  // The figure's first sign has air before it, which its label has not.
  '& > dd': { fontSize: 'calc(0.27 * var(--cell))', marginInlineStart: '-0.06em' },
  '& > dd:lang(en)': { fontSize: 'calc(0.42 * var(--cell))' },
  '& > dd:lang(ar)': { fontSize: 'calc(0.255 * var(--cell))' },
} as const;
