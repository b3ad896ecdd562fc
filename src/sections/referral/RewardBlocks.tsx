import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { localeFacts, sourceLocale } from '../../i18n/locales';
import { Message } from '../../i18n/Message';
import { layout } from '../../theme/measures';

/** Where the drawing is as wide as the page, it is flatter: two rows of four blocks. */
const flat = '@media screen and (min-width: 600px) and (max-width: 899.95px)';

const mosaic = {
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
const art: SxProps<Theme> = (theme) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxHeight: 'none',
  '@media print': { overflow: 'visible' },
  '& .sheet': { display: 'none', '@media print': { display: 'inline' } },
  [flat]: {
    width: '75%',
    height: '150%',
    overflow: 'visible',
    '& .fourth': { translate: '100px -100px' },
    '& .dots': { display: 'none' },
  },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .paper': { fill: theme.vars.palette.band.contrastText },
  '& .accent': { fill: theme.vars.palette.secondary.main },
  '& .deep': { fill: theme.vars.palette.band.dark },
  '& .dot': { fill: `light-dark(${theme.vars.palette.band.main}, var(--hero-3))` },
  '& .background': { fill: theme.vars.palette.band.main },
  '& .ring': { fill: 'none', stroke: theme.vars.palette.secondary.main, strokeWidth: 16 },
});

const figures = {
  position: 'relative',
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(min-content, 1fr)) / repeat(3, minmax(0, 1fr))',
  [flat]: { gridTemplate: 'repeat(2, minmax(min-content, 1fr)) / repeat(4, minmax(0, 1fr))' },
} as const;

/** Letters are as large as the block has room for (`--cell`, the side of one). */
const figure = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: 'calc(0.09 * var(--cell))',
  padding: 'calc(0.12 * var(--cell))',
  // On phones, where the drawing reaches from edge to edge, in line with the page's words.
  paddingInline: { xs: layout.gutter, sm: 'calc(0.12 * var(--cell))' },
  '& > dd': { fontWeight: 600, lineHeight: 0.9, letterSpacing: '-0.05em', whiteSpace: 'nowrap' },
} as const;

const share = {
  gridArea: '1 / 1 / 3 / 3',
  color: 'secondary.contrastText',
  bgcolor: 'secondary.main',
  // Some languages part the figure from its sign. There is room for letters that a visitor sets further apart.
  '& > dd': { fontSize: 'calc(0.54 * var(--cell))' },
  '& > dd:lang(en)': { fontSize: 'calc(0.675 * var(--cell))' },
} as const;

const cap = {
  gridArea: '3 / 2 / 4 / 4',
  [flat]: { gridArea: '2 / 3 / 3 / 5' },
  color: 'band.main',
  bgcolor: 'band.contrastText',
  '@media print': { outline: '1px solid', outlineOffset: -1 },
  // Outside English the dollar says whose it is, and in Arabic in a longer way.
  // The figure's first sign has air before it, which its label has not.
  '& > dd': { fontSize: 'calc(0.27 * var(--cell))', marginInlineStart: '-0.06em' },
  '& > dd:lang(en)': { fontSize: 'calc(0.42 * var(--cell))' },
  '& > dd:lang(ar)': { fontSize: 'calc(0.255 * var(--cell))' },
} as const;

const dots = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 25 + 25 * column, y: 225 + 25 * row })));

const { direction: dir } = localeFacts[sourceLocale];

/** A figure and what it is, from one message. */
const pair = {
  i: (words: ReactNode[]) => (
    <Typography component="dt" variant="body2">
      {Children.toArray(words)}
    </Typography>
  ),
  b: (words: ReactNode[]) => <dd>{Children.toArray(words)}</dd>,
  // Nothing stands around the two in a list: where the language lacks the message, each says its own.
  fallback: (pairs: ReactNode[]) =>
    Children.map(pairs, (part) =>
      isValidElement<{ lang: string; dir: string }>(part) ? cloneElement(part, { lang: sourceLocale, dir }) : part,
    ),
};

/** Nine blocks, of which six carry the commission and its limit. */
export function RewardBlocks() {
  return (
    <Box sx={mosaic}>
      <Box component="svg" sx={art} viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden>
        <path className="accent" d="M0 0h200v200H0z" />
        <path className="paper" d="M200 0h100v100H200z" />
        <path className="background" d="M301 0v101H200V100A100 100 0 0 1 300 0z" />
        <g className="fourth">
          <path className="paper" d="M100 200h200v100H100z" />
          <path className="deep" d="M200 100h100v100H200z" />
          <circle className="ring" cx={250} cy={150} r={28} />
        </g>
        <g className="sheet">
          <path className="deep" d="M300 0h100v100H300z" />
          <path className="accent" d="M300 100h100a100 100 0 0 1 -100 100z" />
          <path className="background" d="M300 200h100a100 100 0 0 1 -100 100z" />
        </g>
        <g className="dots">
          <path className="deep" d="M0 200h100v100H0z" />
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className={x === 75 && y === 225 ? 'accent' : 'dot'} cx={x} cy={y} r={7} />
          ))}
        </g>
      </Box>
      <Box component="dl" sx={figures}>
        <Box sx={[figure, share]}>
          <Message id="referral.hero.share" values={pair} />
        </Box>
        <Box sx={[figure, cap]}>
          <Message id="referral.hero.cap" values={pair} />
        </Box>
      </Box>
    </Box>
  );
}
