import { Box } from '@mui/material';
import { rampOf } from '../../kit';
import type { dishes, draft } from './week';

/** A dish seen from above: what lies on the plate, in the order of a sunflower's seeds, and four leaves. */
export function Plate({ dish, size }: { dish: (typeof dishes)[number] | typeof draft; size: number }) {
  const green = rampOf('eatfresh');
  const colors = dish[4].split(' ').map((color) => rampOf(color.slice(0, -1))[Number(color.slice(-1))]);
  const count = size > 99 ? 150 : 36;
  const seeds = Array.from({ length: count }, (_, index) => [index * 2.4, Math.sqrt(index / count) * 33] as const);
  return (
    <Box component="svg" viewBox="-49 -49 98 98" sx={{ width: size, height: size, flex: 'none', display: 'block' }}>
      <circle r="49" fill={green[1]} />
      <circle r="46" fill={green[0]} />
      <circle r="37" fill={colors[0]} />
      {seeds.map(([turn, far], index) => {
        const r = (32 + ((index * 7) % 5) * 5.5) / count ** 0.5;
        const fill = colors[(index * 5) % 4];
        return <circle key={turn} cx={Math.cos(turn) * far} cy={Math.sin(turn) * far} r={r} fill={fill} />;
      })}
      {[20, 95, 150, 290].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} fill={green[turn % 4 === 0 ? 5 : 3]}>
          <path d="M6 0C11-8 20-8 26-2 20 5 11 6 6 0z" />
        </g>
      ))}
    </Box>
  );
}
