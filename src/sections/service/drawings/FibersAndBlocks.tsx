import { styled } from '@mui/material/styles';

/** A drawing in the theme's colors: its shapes name theirs by class. */
const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '& .grid': { fill: 'none', stroke: 'var(--hero-line)', strokeWidth: 2, strokeDasharray: '6 5' },
  '& .fiber': { fill: 'none', stroke: theme.vars.palette.secondary.main, strokeWidth: 9 },
  '& .strong': { fill: 'var(--hero-block)' },
  '& .soft': { fill: 'var(--hero-3)' },
  '& .last': { fill: theme.vars.palette.secondary.main },
}));

/** Cells from left to right, the middle one of each column first: blocks spread along the way. */
const order = [2, 8, 5, 1, 7, 4, 0, 6, 3];

const waves = [16, 50, 84].map((y) => `M0 ${y}c17 -22 33 -22 50 0s33 22 50 0`).join('');

/** Nine cells: those that are done are blocks, through the others run fibers. */
export function FibersAndBlocks({ blocks }: { blocks: number }) {
  const done = new Set(order.slice(0, blocks));
  return (
    <Drawing viewBox="0 0 300 300" width={300} height={300} aria-hidden>
      <path className="grid" d="M0 1h300M0 100h300M0 200h300M0 299h300M100 0v300M200 0v300" />
      {order.map((cell) => {
        const place = `translate(${(cell % 3) * 100} ${Math.floor(cell / 3) * 100})`;
        if (!done.has(cell)) return <path key={cell} className="fiber" transform={place} d={waves} />;
        return (
          <g key={cell} transform={place}>
            <path className={cell % 2 === 0 ? 'strong' : 'soft'} d="M-.5 -.5h101v101h-101z" />
            {cell % 2 === 1 && (
              <path
                className="strong"
                d={cell === 3 || cell === 1 ? 'M0 100V0a100 100 0 0 1 100 100z' : 'M0 0h100a100 100 0 0 1 -100 100z'}
              />
            )}
            {cell === 4 && <circle className="last" cx={50} cy={50} r={26} />}
          </g>
        );
      })}
    </Drawing>
  );
}
