import { rampOf } from '../../kit';
import { mix } from '../../theme/screenTheme';
import { beyond, hours, limit, refused, stops } from './trip';

/** A hill or a lake: an uneven ring of points around a center. */
function outline(x: number, y: number, size: number, turn: number): string {
  const points = Array.from({ length: 60 }, (_, index) => {
    const angle = (index * Math.PI) / 30;
    const radius = size * (1 + 0.22 * Math.sin(2 * angle + turn) + 0.12 * Math.sin(3 * angle - turn * 2));
    return `${(x + radius * 1.2 * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

const hills = [
  ['Tamarack Ridge', 150, 180, 150, 0.5],
  ['Saddleback', 420, 250, 150, 2],
  ['Old Baldy', 740, 120, 170, 3.6],
  ['Mule Ear', 662, 566, 180, 1.2],
  ['Cinder Hill', 48, 470, 110, 4.4],
] as const;
/** How many places are shown as one number, by where it is. */
const crowds = { '226 100': 48, '560 150': 96, '806 250': 18, '70 330': 7 };
const crosses = refused.map(([, [x, y]]) => `M${x - 5} ${y - 5}l10 10m0-10l-10 10`).join('');
const labels = [
  ...refused.map(([reason, [x, y]]) => [reason, x + 12, y] as const),
  ...hills.map(([name, x, y]) => [name, x - 36, y] as const),
  ['Highway, avoided', 606, 257] as const,
  [`${hours(limit)} of driving`, 338, 653] as const,
];
const pin = 'M0 0C-8-12-17-18-17-30a17 17 0 0 1 34 0C17-18 8-12 0 0z';

export interface MapProps {
  /** Its size in pixels, the point in its corner and its scale: words and pins keep their size. */
  width: number;
  height: number;
  x: number;
  y: number;
  scale: number;
  /** From which of the stops on. */
  from: number;
  /** How many rings a hill has; what is no stop has words only where it has all. */
  rings: number;
}

/** The map: hills, water, roads, the trip, how far one more drive reaches, and why no place within reach will do. */
export function Map({ width, height, x: left, y: top, scale, from, rings }: MapProps) {
  const ramp = rampOf('sekr');
  const water = mix(rampOf('zcloud')[5], ramp[8], 0.6);
  const slope = { fill: ramp[6], fillOpacity: 0.4, stroke: ramp[5], strokeOpacity: 0.6 };
  const halo = { stroke: ramp[8], strokeWidth: 4 / scale, paintOrder: 'stroke', fontSize: 13 / scale, fill: ramp[1] };
  const count = { y: 5, textAnchor: 'middle', fill: ramp[8], fontSize: 13 / scale, fontWeight: 700 } as const;
  const [x, y] = stops[1].at;
  const line = (d: string, stroke: string, strokeWidth: number, strokeDasharray?: string) => (
    <path d={d} {...{ stroke, strokeWidth, strokeDasharray }} fill="none" strokeLinecap="round" />
  );
  const isSeen = (label: string, at: number, above: number) =>
    rings === 3 && at > left && above > top + 20 && at + (label.length * 8) / scale < left + width / scale;
  return (
    <svg width={width} height={height} viewBox={`${left} ${top} ${width / scale} ${height / scale}`}>
      <path d="M0 0h860v800H0z" fill={ramp[8]} />
      {hills.flatMap(([name, middle, height, size, turn]) =>
        [1, 0.68, 0.36]
          .slice(0, rings)
          .map((share) => (
            <path key={name + share} d={outline(middle, height, size * share, turn + share)} {...slope} />
          )),
      )}
      {line('M300-10C330 120 250 230 300 330S520 600 470 800', water, 7)}
      <path d={outline(300, 322, 36, 1)} fill={water} />
      {line('M-10 560C200 500 240 300 500 280S760 300 900 60', ramp[4], 6)}
      {line(`M${x} ${y}C480 380 620 470 ${beyond.at.join(' ')}`, ramp[2], 3, '1 8')}
      <circle cx={x} cy={y} r="168" fill={ramp[3]} fillOpacity="0.14" stroke={ramp[2]} strokeDasharray="7 6" />
      {line(`M-20 700C120 640 150 640 ${stops[0].at.join(' ')}S380 520 ${x} ${y}`, ramp[2], 5)}
      {Object.entries(crowds).map(([at, places]) => (
        <g key={at} transform={`translate(${at})`}>
          <circle r={14 + Math.sqrt(places) * 1.4} fill={ramp[3]} />
          <text {...count}>{places}</text>
        </g>
      ))}
      {line(crosses, ramp[1], 3)}
      {labels.map(
        ([label, at, above], index) =>
          isSeen(label, at, above) && (
            <text key={label + above} x={at} y={above + 5} {...halo} fill={ramp[index < refused.length ? 1 : 2]}>
              {label}
            </text>
          ),
      )}
      {[...stops, beyond].slice(from).map((stop) => {
        const [inner, outer] = stop === beyond ? [ramp[2], ramp[8]] : [ramp[8], ramp[2]];
        const before = stop !== beyond || scale < 1;
        const x = before ? -24 : 24;
        return (
          <g key={stop.id} transform={`translate(${stop.at.join(' ')}) scale(${1 / scale})`}>
            <path d={pin} fill={outer} stroke={ramp[2]} strokeWidth="2" />
            <path d="M-7-25L0-37L7-25z" fill={inner} />
            <text {...halo} strokeWidth="4" fontSize="13" textAnchor={before ? 'end' : 'start'}>
              <tspan {...{ x, y: -32, fontSize: 15, fontWeight: 700, fill: '#fff' }}>{stop.name}</tspan>
              <tspan {...{ x, y: -14 }}>{hours(stop.drive)}</tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
