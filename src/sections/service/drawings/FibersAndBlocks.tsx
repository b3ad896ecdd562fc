import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { serviceArtLook } from '../../../components/art/serviceArtLook';

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  // Nothing behind it shows between its fibers.
  backgroundColor: theme.vars.palette.background.sunken,
  '@media print': { backgroundColor: 'transparent' },
  '@media (forced-colors: active)': { backgroundColor: 'Canvas' },
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .grid': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 2, strokeDasharray: '6 5' },
  '& .fiber': { fill: 'none', stroke: theme.vars.palette.secondary.main, strokeWidth: 9, strokeLinecap: 'square' },
  '& .deep': serviceArtLook['& .deep'],
  // The glyph is the same in every direction of writing.
  '&:dir(rtl) .deep': { transform: 'scaleX(-1)', transformBox: 'fill-box', transformOrigin: 'center' },
});

/** Three waves from one edge of a cell to the other. */
const fibers = [16, 50, 84].map((y) => `M0 ${y}c17 -22 33 -22 50 0s33 22 50 0`).join('');

/** Nine cells: those that are done, column by column from the end, hold the glyph of the service's drawing (ServiceArt), larger with each; the others are full of fibers. */
export function FibersAndBlocks({ blocks }: { blocks: number }) {
  const done = (blocks / 3) * 100;
  const left = 300 - done;
  const cells = [0, 100, 200].flatMap((x) => [0, 100, 200].map((y) => ({ x, y }))).filter(({ x }) => x < left);
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 300 300" width={300} height={300} aria-hidden>
      <path className="grid" d="M0 1h300M0 100h300M0 200h300M0 299h300M1 0v300M100 0v300M200 0v300M300 0v300" />
      {cells.map(({ x, y }) => (
        <path key={`${x} ${y}`} className="fiber" transform={`translate(${x} ${y})`} d={fibers} />
      ))}
      {done > 0 && (
        <g className="deep">
          <rect x={left} width={done} height={300} />
          <use
            href="#glyph-meteor"
            x={left + done * 0.08}
            y={300 - done * 0.92}
            width={done * 0.84}
            height={done * 0.84}
          />
        </g>
      )}
    </Box>
  );
}
