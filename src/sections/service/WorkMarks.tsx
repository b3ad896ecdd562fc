import Box from '@mui/material/Box';
import type { WorkMarks as Marks } from '../../content/workDrawings';
import { alongText, layout } from '../../theme/measures';

/** The path of bars that fill 200 units of width. */
function bars(heights: readonly number[]): string {
  const wide = 200 / heights.length;
  return heights.map((height, place) => `M${place * wide} 100v${-height * 10}h${wide * 0.75}v${height * 10}z`).join('');
}

/** From edge to edge of its cell, so that the limit is one line across all cells. */
const endless = {
  display: 'block',
  width: { xs: `calc(100% + 2 * ${layout.gutter})`, sm: 'calc(100% + 32px)', md: 'calc(100% + 40px)' },
  maxWidth: 'none',
  mx: { xs: `calc(-1 * ${layout.gutter})`, sm: -2, md: -2.5 },
  mb: 1.5,
  height: { xs: 96, md: 180 },
} as const;

/** Bars, and the limit that they are compared with. */
export function WorkMarks({ heights, limit }: Marks) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 100"
      className={alongText}
      aria-hidden
      preserveAspectRatio="none"
      sx={endless}
    >
      <path fill="var(--palette-primary-main)" d={bars(heights)} />
      <path
        stroke="var(--palette-secondary-main)"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        d={`M0 ${100 - limit * 10}h200`}
      />
    </Box>
  );
}
