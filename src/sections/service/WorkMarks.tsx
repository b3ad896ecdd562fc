import Box from '@mui/material/Box';
import type { WorkMarks as Marks } from '../../content/workDrawings';
import { alongText, layout } from '../../theme/measures';
import { titleBeside } from './workLayout';

const step = 24;

const shapes = {
  x: (x: number, y: number) => `M${x} ${y}h18v18h-18z`,
  // As a line, drawn with its width inside the square.
  o: (x: number, y: number) => `M${x} ${y}h18v18h-18zm2 2v14h14v-14z`,
} as const;

/** Squares in rows: `x` is a full one, `o` an empty one, `y` one in the other color. */
function squares(rows: readonly string[], isAccent: boolean): string {
  return rows
    .flatMap((row, line) =>
      Array.from(row, (sign, place) => {
        if ((sign === 'y') !== isAccent || sign === '.') return '';
        return shapes[sign === 'o' ? 'o' : 'x'](place * step, line * step);
      }),
    )
    .join('');
}

/** Bars side by side across 200 units. */
function bars(heights: readonly number[]): string {
  const wide = 200 / heights.length;
  return heights.map((height, place) => `M${place * wide} 100v${-height * 10}h${wide * 0.75}v${height * 10}z`).join('');
}

const chart = {
  width: 72,
  height: 28,
  [titleBeside]: { width: '100%', maxWidth: '15rem', height: 72 },
} as const;

/** From edge to edge of its cell, so that the limit goes on from one to the next. */
const endless = {
  display: 'block',
  width: { xs: `calc(100% + 2 * ${layout.gutter})`, sm: 'calc(100% + 32px)', md: 'calc(100% + 40px)' },
  maxWidth: 'none',
  mx: { xs: `calc(-1 * ${layout.gutter})`, sm: -2, md: -2.5 },
  mb: 1.5,
  height: { xs: 96, md: 180 },
} as const;

/** What belongs to a cell as a picture: squares that count something, or bars that measure it, under a limit where there is one. */
export function WorkMarks({ rows, heights, limit }: Marks) {
  if (rows !== undefined) {
    const wide = Math.max(...rows.map((row) => row.length)) * step - 6;
    return (
      <Box
        component="svg"
        viewBox={`0 0 ${wide} ${rows.length * step - 6}`}
        className={alongText}
        aria-hidden
        sx={{ width: wide }}
      >
        <path fill="var(--mark, currentColor)" d={squares(rows, false)} />
        <path fill="var(--palette-secondary-main)" d={squares(rows, true)} />
      </Box>
    );
  }
  return (
    <Box
      component="svg"
      viewBox="0 0 200 100"
      className={alongText}
      aria-hidden
      preserveAspectRatio="none"
      sx={limit === undefined ? chart : endless}
    >
      <path fill="var(--palette-primary-main)" d={bars(heights ?? [])} />
      {limit !== undefined && (
        <path
          stroke="var(--palette-secondary-main)"
          strokeWidth="4"
          vectorEffect="non-scaling-stroke"
          d={`M0 ${100 - limit * 10}h200`}
        />
      )}
    </Box>
  );
}
