import { Box } from '@mui/material';
import { rampOf } from '../../kit';
import { type TableRecord, tables } from './evening';

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`;

/** A table and its chairs as paths. */
function shapesOf([, x, y, seats]: TableRecord): readonly [table: string, chairs: string] {
  const radius = seats === 2 ? 46 : seats === 4 ? 53 : 78;
  const places = [...Array(seats).keys()].map((seat) => {
    const turn = ((seat + 0.5) / seats) * 2 * Math.PI;
    if (seats === 8) return circle(x - 57 + (seat % 4) * 38, y + (seat < 4 ? -58 : 58), 8);
    return circle(x + Math.sin(turn) * (radius + 12), y - Math.cos(turn) * (radius + 12), 8);
  });
  return [seats === 8 ? `M${x - 80} ${y - 46}h160v92h-160z` : circle(x, y, radius), places.join('')];
}

/** The part of the floor plan that is shown: its size in pixels, the point in its corner, its scale. */
export interface PlanView {
  width: number;
  height: number;
  x: number;
  y: number;
  scale: number;
}

/** The floor plan: dark tables are taken, light ones are free or expected, the outlined ones are those in question. */
export function Plan({ outlined, view }: { outlined: readonly number[]; view: PlanView }) {
  const { width, height, x: left, y: top, scale } = view;
  const ramp = rampOf('bemarke');
  return (
    <Box
      component="svg"
      viewBox={`${left} ${top} ${width / scale} ${height / scale}`}
      sx={{ width, height, flex: 'none', bgcolor: ramp[0], fontSize: 12 }}
    >
      <path d="M882 590V18H18v624h790" fill="none" stroke={ramp[3]} strokeWidth="6" />
      <text transform="translate(418 46)">Window</text>
      <text transform="translate(826 646)">Door</text>
      {tables.map((table) => {
        const [number, x, y, , party, time] = table;
        const [shape, chairs] = shapesOf(table);
        const asked = outlined.includes(number);
        const dark = time.startsWith('from') && !asked;
        const line = asked ? { stroke: ramp[4], strokeWidth: 5, strokeDasharray: '10 7' } : { stroke: ramp[2] };
        const words = [
          [number, y - 8, { fontSize: 18, fontWeight: 650 }],
          [party || time, y + 12, { fontWeight: 600 }],
          [party && time, y + 28, {}],
        ] as const;
        return (
          <g key={number} textAnchor="middle" fill={dark ? '#fff' : ramp[8]}>
            <path d={chairs} fill={ramp[dark ? 4 : 2]} />
            <path d={shape} fill={dark ? ramp[6] : party && !asked ? ramp[2] : '#fff'} {...line} />
            {words.map(([word, line, look]) => (
              <text key={line} x={x} y={line} {...look}>
                {word}
              </text>
            ))}
          </g>
        );
      })}
    </Box>
  );
}
