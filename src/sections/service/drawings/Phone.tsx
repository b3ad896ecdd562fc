import { blockShapes, type BlockShape } from '../../../components/art/blockShapes';
import type { ServiceToneName } from '../../../components/art/serviceArtTones';

interface Cell {
  tone: ServiceToneName;
  shape: BlockShape;
  /** Quarter turns, clockwise. */
  turn: number;
}

/** The blocks of the app, row by row. */
const cells: readonly Cell[] = [
  { tone: 'strong', shape: 'quarter', turn: 0 },
  { tone: 'soft', shape: 'half', turn: 0 },
  { tone: 'deep', shape: 'arcs', turn: 0 },
  { tone: 'strong', shape: 'bars', turn: 0 },
  { tone: 'soft', shape: 'quarter', turn: 2 },
  { tone: 'deep', shape: 'dots', turn: 0 },
  { tone: 'strong', shape: 'arcs', turn: 2 },
  { tone: 'soft', shape: 'half', turn: 2 },
];

/** Side of a block, and of it with the gap to the next one. */
const side = 80;
const step = side + 6;

const bodies = {
  /** Round corners, a bar for the camera, a line to go home. */
  iphone: (
    <>
      <path className="body keys" d="M0 96h4v24H0zM0 136h4v44H0zM0 190h4v44H0zM212 150h4v64h-4z" />
      <rect className="body" x={4} width={208} height={404} rx={42} />
      <rect className="screen" x={15} y={11} width={186} height={382} rx={31} />
      <path className="body" d="M86 18h44a6 6 0 0 1 0 12h-44a6 6 0 0 1 0 -12zM74 383h68v4h-68z" />
    </>
  ),
  /** Squarer, a lens in the screen, three signs to go back, home and to other apps. */
  android: (
    <>
      <path className="body keys" d="M211 92h5v56h-5zM211 164h5v32h-5z" />
      <rect className="frame" x={6} y={2} width={204} height={400} rx={17} />
      <rect className="screen edge" x={15} y={11} width={186} height={382} rx={8} />
      <circle className="body" cx={108} cy={25} r={6} />
      <path className="sign" d="M62 381v8l-8 -4zM104 385a4 4 0 1 1 8 0a4 4 0 1 1 -8 0zM154 381h8v8h-8z" />
    </>
  ),
} as const;

interface PhoneProps {
  body: keyof typeof bodies;
  blocks: number;
}

/** One phone in a space of 216 by 404, with so many blocks of the app, the last of which is new. */
export function Phone({ body, blocks }: PhoneProps) {
  return (
    <>
      {bodies[body]}
      {cells.map(({ tone, shape, turn }, index) => {
        const place = `translate(${25 + (index % 2) * step} ${38 + Math.floor(index / 2) * step})`;
        return index < blocks ? (
          <g key={place} className={index === blocks - 1 ? 'accent' : tone} transform={`${place} scale(${side / 64})`}>
            <rect width={64} height={64} />
            <path fill="currentColor" transform={`rotate(${turn * 90} 32 32)`} d={blockShapes[shape]} />
          </g>
        ) : (
          <path key={place} className="empty" transform={place} d="M1 1h78v78h-78z" />
        );
      })}
    </>
  );
}
