import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

/** `--cell` is as wide as a block with the gap to the next one. */
const blocks = (theme: Theme) => ({
  '--cell': { xs: '32px', sm: '48px', md: '88px' },
  '@media print': { '--cell': '26px' },
  display: 'block',
  width: 'calc((var(--side) - 1 / 12) * var(--cell))',
  height: 'auto',
  fill: 'light-dark(var(--hero-block), var(--hero-3))',
  '& > .chosen': { fill: theme.vars.palette.secondary.main },
});

interface AdviceBlocksProps {
  /** How many blocks stand along a side. */
  side: 1 | 2 | 3;
  /** Which of them is lit, row by row. */
  chosen: number;
}

/** How large a piece of advice is: a square of blocks, one of them lit. */
export function AdviceBlocks({ side, chosen }: AdviceBlocksProps) {
  const cells = Array.from({ length: side * side }, (_, cell) => cell);
  return (
    <Box
      component="svg"
      sx={[blocks, { '--side': side }]}
      viewBox={`0 0 ${side * 12 - 1} ${side * 12 - 1}`}
      aria-hidden
    >
      {cells.map((cell) => (
        <rect
          key={cell}
          {...(cell === chosen && { className: 'chosen' })}
          x={(cell % side) * 12}
          y={Math.floor(cell / side) * 12}
          width={11}
          height={11}
        />
      ))}
    </Box>
  );
}
