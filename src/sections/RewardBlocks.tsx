import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { Message } from '../i18n/Message';

// The figures stand on the drawing's own colors, so neither may be forced.
const Mosaic = styled('div')({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  // Higher where larger letters need it.
  aspectRatio: '1',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const Art = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .paper': { fill: theme.vars.palette.primary.contrastText },
  '& .accent': { fill: theme.vars.palette.secondary.main },
  '& .deep': { fill: theme.vars.palette.primary.dark },
  '& .ground': { fill: theme.vars.palette.primary.main },
  '& .ring': { fill: 'none', stroke: theme.vars.palette.secondary.main, strokeWidth: 16 },
}));

const Figures = styled('dl')({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'repeat(3, minmax(min-content, 1fr)) / repeat(3, minmax(0, 1fr))',
});

const Figure = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '4cqi',
  '& > dd': { fontWeight: 600, lineHeight: 0.9, letterSpacing: '-0.05em', whiteSpace: 'nowrap' },
});

const Share = styled(Figure)(({ theme }) => ({
  gridArea: '1 / 1 / 3 / 3',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  // Some languages part the figure from its sign. There is room for letters that a visitor sets further apart.
  '& > dd': { fontSize: '18cqi' },
  '& > dd:lang(en)': { fontSize: '22.5cqi' },
}));

const Cap = styled(Figure)(({ theme }) => ({
  gridArea: '3 / 2 / 4 / 4',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.contrastText,
  // Outside English the dollar says whose it is, and in Arabic in a longer way.
  '& > dd': { fontSize: '9cqi' },
  '& > dd:lang(en)': { fontSize: '14cqi' },
  '& > dd:lang(ar)': { fontSize: '8.5cqi' },
}));

const dots = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: 25 + 25 * column, y: 225 + 25 * row })));

/** A figure and what it is, from one message. */
const pair = {
  i: (words: ReactNode[]) => (
    <Typography component="dt" variant="body2">
      {Children.toArray(words)}
    </Typography>
  ),
  b: (words: ReactNode[]) => <dd>{Children.toArray(words)}</dd>,
};

/** Nine blocks, of which six carry the commission and its limit. */
export function RewardBlocks() {
  return (
    <Mosaic>
      <Art viewBox="0 0 300 300" preserveAspectRatio="none" aria-hidden>
        <path className="accent" d="M0 0h200v200H0z" />
        <path className="paper" d="M100 200h200v100H100zM200 0h100v100H200z" />
        <path className="ground" d="M300 0v100H200A100 100 0 0 1 300 0z" />
        <path className="deep" d="M200 100h100v100H200zM0 200h100v100H0z" />
        <circle className="ring" cx={250} cy={150} r={28} />
        {dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={x === 75 && y === 225 ? 'accent' : 'ground'} cx={x} cy={y} r={7} />
        ))}
      </Art>
      <Figures>
        <Share>
          <Message id="referral.hero.share" values={pair} />
        </Share>
        <Cap>
          <Message id="referral.hero.cap" values={pair} />
        </Cap>
      </Figures>
    </Mosaic>
  );
}
