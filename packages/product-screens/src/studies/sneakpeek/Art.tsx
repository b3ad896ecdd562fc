import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { leftOn, payment, type PhoneName } from './states';

const steps = (count: number) => [...Array(count).keys()];
const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeWidth: 5 } as const;

/** Whether a cell of the code of 25 by 25 is dark: three corners to find it by, and noise. */
function isDark(x: number, y: number): boolean {
  const corner = [Math.min(x, 24 - x), Math.min(y, 24 - y)] as const;
  const far = Math.max(Math.abs(corner[0] - 3), Math.abs(corner[1] - 3));
  if (far <= 4 && !(x > 16 && y > 16)) return far === 3 || far <= 1;
  return (x * x * 7 + y * 13 + x * y * 5) % 11 < 5;
}

const code = steps(625).flatMap((cell) =>
  isDark(cell % 25, Math.floor(cell / 25)) ? [`M${cell % 25} ${Math.floor(cell / 25)}h1v1h-1z`] : [],
);
const codePath = <path d={code.join('')} fill="currentColor" shapeRendering="crispEdges" />;

const dashes = { ...line, strokeWidth: 2, strokeDasharray: '6 6' };
const corners =
  'M58 40V12a12 12 0 0 1 12-12h28M238 0h28a12 12 0 0 1 12 12v28M278 160v28a12 12 0 0 1-12 12h-28M98 200H70a12 12 0 0 1-12-12v-28';

const arts: Record<PhoneName, ReactNode> = {
  month: steps(16).map((day) => {
    const left = leftOn(day) - payment;
    const paid = `M1 ${left + 14}v${payment - 14}h13v-${payment - 14}`;
    return (
      <g key={day} transform={`translate(${day * 21.4} 200) scale(1 -0.35)`}>
        <rect width="15" height={left} fill="currentColor" />
        <path {...dashes} d={paid} strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />
      </g>
    );
  }),
  finger: steps(6).map((ring) => {
    const r = 14 + ring * 16;
    const d = `M${168 - r} ${120 + ring * 9}V100a${r} ${r} 0 0 1 ${r * 2} 0v${70 - ring * 7}`;
    return <path key={ring} {...line} strokeWidth="8" d={d} strokeDasharray={`${90 + ring * 34} 18`} />;
  }),
  late: (
    <g {...line}>
      <circle cx="168" cy="100" r="92" strokeDasharray="3 14" />
      <path d="M168 48v52l38 28" strokeWidth="9" />
    </g>
  ),
  code: <g transform="translate(68 0) scale(8)">{codePath}</g>,
  finder: (
    <>
      <path {...line} d={corners} />
      <g transform="translate(100 46) rotate(-5) scale(5)">{codePath}</g>
    </>
  ),
  days: steps(7).map((day) => (
    <rect
      key={day}
      transform={`translate(${day * 48} 0)`}
      width="42"
      height="200"
      rx="8"
      {...(day < 3 ? { fill: 'currentColor' } : dashes)}
    />
  )),
};

/** What a phone shows in large: 340 × 204 in one color, or smaller. */
export function Art({ name, width = 340 }: { name: PhoneName; width?: number }) {
  return (
    <Box component="svg" viewBox="-2 -2 340 204" sx={{ width, height: width * 0.6, flex: 'none' }}>
      {arts[name]}
    </Box>
  );
}
