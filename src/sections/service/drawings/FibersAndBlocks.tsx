import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** Its shapes name their colors by class. */
const drawing: SxProps<Theme> = (theme) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .grid': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 2, strokeDasharray: '6 5' },
  '& .fiber': { fill: 'none', stroke: theme.vars.palette.secondary.main, strokeWidth: 9 },
  '& .strong': { fill: 'var(--hero-block)' },
  '& .soft': { fill: 'var(--hero-3)' },
  '& .last': { fill: theme.vars.palette.secondary.main },
});

/** Cells from left to right, the middle one of each column first: blocks spread along the way. */
const order = [2, 8, 5, 1, 7, 4, 0, 6, 3];

const waves = [16, 50, 84].map((y) => `M0 ${y}c17 -22 33 -22 50 0s33 22 50 0`).join('');

/** A block, and the quarter that lies on every other one, reach under their neighbors, so that no line shows between them. */
const block = 'M-.7 -.7h101.4v101.4h-101.4z';
const quarterOf = (cell: number) =>
  cell < 4 ? 'M-.7 100.7V0H0a100 100 0 0 1 100 100v.7z' : 'M-.7 -.7H100V0a100 100 0 0 1 -100 100h-.7z';

const cellsWhere = (matches: (cell: number) => boolean) =>
  order
    .filter(matches)
    .map((cell) => ({ cell, place: `translate(${(cell % 3) * 100} ${Math.floor(cell / 3) * 100})` }));

/** Nine cells: those that are done are blocks, through the others run fibers, which the blocks cut off. */
export function FibersAndBlocks({ blocks }: { blocks: number }) {
  const done = new Set(order.slice(0, blocks));
  return (
    <Box component="svg" sx={drawing} viewBox="0 0 300 300" width={300} height={300} aria-hidden>
      <path className="grid" d="M0 1h300M0 100h300M0 200h300M0 299h300M100 0v300M200 0v300" />
      {cellsWhere((cell) => !done.has(cell)).map(({ cell, place }) => (
        <path key={cell} className="fiber" transform={place} d={waves} />
      ))}
      {cellsWhere((cell) => done.has(cell) && cell % 2 === 1).map(({ cell, place }) => (
        <path key={cell} className="soft" transform={place} d={block} />
      ))}
      {cellsWhere((cell) => done.has(cell)).map(({ cell, place }) => (
        <path key={cell} className="strong" transform={place} d={cell % 2 === 0 ? block : quarterOf(cell)} />
      ))}
      {done.has(4) && <circle className="last" cx={150} cy={150} r={26} />}
    </Box>
  );
}
