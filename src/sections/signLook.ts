import { columns } from '../theme/columns';
import { forcedEdge } from '../theme/measures';
import { sectionTones } from './sectionBlock';

const tablet = '(min-width: 600px) and (max-width: 899.95px)';

/** Signs of one size in rows; a strip on paper. */
export const signLook = {
  display: 'grid',
  flex: 'none',
  gap: 1.5,
  '@media print': { gridTemplateColumns: 'repeat(9, 3rem)', width: 'auto', gap: 1, breakInside: 'avoid' },
  '& > svg': {
    width: '100%',
    height: 'auto',
    // The dashes at the edge are seen in full where it lies between two pixels.
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
    printColorAdjust: 'exact',
    '@media print': { strokeWidth: 3.5 },
  },
  '& > .open': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    strokeWidth: 4.5,
    strokeLinejoin: 'miter',
  },
  '& > .open:nth-of-type(2)': { color: 'band.contrastText', bgcolor: sectionTones.deep },
  '& > .open:nth-of-type(3)': { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
  // What is struck through would lie otherwise below its stroke.
  '& > :not(.struck) > g:not([data-fixed]):dir(rtl)': { transform: 'scaleX(-1)', transformOrigin: 'center' },
  '& .solid': { fill: 'currentColor', fillRule: 'evenodd', stroke: 'none' },
  '& > .struck, & > .held': { color: 'primary.main' },
  '& > .held': { gridColumn: { sm: 'span 2' }, bgcolor: 'primary.light' },
  '& rect': { stroke: 'var(--palette-control)', strokeWidth: 1.5, strokeDasharray: '4 3.5' },
  // A gap on both sides of the stroke.
  '& .gap': {
    stroke: 'var(--palette-background-default)',
    strokeWidth: 7.5,
    '@media print': { stroke: '#fff' },
    '@media (forced-colors: active)': { stroke: 'Canvas' },
  },
  '& > .title': {
    display: 'flex',
    alignItems: 'end',
    p: { xs: 0.75, lg: 1.5 },
    fontSize: { lg: '1rem' },
    lineHeight: 1.25,
    color: 'text.primary',
    bgcolor: sectionTones.pale,
    border: forcedEdge,
    borderStartStartRadius: '50%',
    '@media print': { gridArea: '2 / 1 / auto / -1', p: 0, bgcolor: 'transparent' },
  },
  '& > .caption': { gridColumn: '1 / -1', mt: -0.5 },
  // Where all are in one row, the captions stand below it.
  '& > .open + .caption': {
    mb: { xs: 1.5, sm: 0, md: 1.5 },
    [`@media print, ${tablet}`]: { gridArea: '2 / 1 / auto / 4' },
  },
  '& > .struck + .caption': { [`@media print, ${tablet}`]: { gridArea: '2 / 4 / auto / -1' } },
} as const;

/** Where what is open is large, above one row of all that is struck: so the drawing is little higher than the words beside it. */
const largeOpen = '@media screen and (min-width: 900px)';

/** Three or four in a row are a header's, beside its words where there is room, and else all in one row; six, on phones three, are a clause's, below its text. */
export const signRows = {
  3: {
    gridTemplateColumns: {
      xs: columns(1, 1, 1),
      sm: columns(1, 1, 1, 1, 1, 1, 1, 1, 1),
      md: columns(1, 1, 1, 1, 1, 1),
    },
    width: { md: 'min(24rem, 27vw)' },
    [largeOpen]: { '& > .open': { gridColumn: 'span 2' } },
  },
  4: {
    gridTemplateColumns: { xs: columns(1, 1, 1, 1), sm: columns(1, 1, 1, 1, 1, 1, 1, 1), md: columns(1, 1, 1, 1) },
    gap: { xs: 1, sm: 1.5 },
    width: { md: 'min(28.25rem, 34vw)' },
  },
  6: { gridTemplateColumns: { xs: columns(1, 1, 1), sm: columns(1, 1, 1, 1, 1, 1) }, gap: { xs: 1, sm: 1.5 } },
} as const;
