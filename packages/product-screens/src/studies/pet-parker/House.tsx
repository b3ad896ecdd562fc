import { rampOf } from '../../kit';

const arch = 'M20 200V84a64 64 0 0 1 128 0v116z';
/** Drawings, from behind to the front: a step of the ramp and a path; with a width it is a line. 9 is the red of the collar. */
const drawings = {
  unknown: [
    [8, arch, 5, '8 10'],
    [8, 'M64 100a20 20 0 1 1 28 18c-6 3-8 8-8 14M84 152v1', 9],
  ],
  open: [
    [8, arch],
    [0, 'M148 72l46-14v150l-46-8z'],
    [6, 'M160 152h9v18h-9z'],
    [3, 'M160 96l22-5M160 112l22-4M160 128l22-3', 5],
  ],
  shut: [
    [3, arch],
    [8, 'M40 92a44 44 0 1 0 88 0a44 44 0 1 0-88 0z'],
    [0, 'M118 158h64v20h-64z'],
    [8, 'M106 150h12v36h-12z'],
    [5, 'M50 158h36M50 170h36M50 182h36', 5],
  ],
  beagle: [
    [0, 'M46 200c0-32 14-46 38-46s38 14 38 46z'],
    [2, 'M50 200c0-20 6-34 16-40l18 40z'],
    [9, 'M60 160c14 8 34 8 48 0l3 11c-16 9-38 9-54 0z'],
    [3, 'M78 177a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    [3, 'M54 118c0-24 12-36 30-36s30 12 30 36c0 30-12 50-30 50s-30-20-30-50z'],
    [0, 'M79 82h10l4 32c12 4 18 14 16 26-3 18-13 28-25 28s-22-10-25-28c-2-12 4-22 16-26z'],
    [6, 'M60 90c-22 0-30 34-24 62 12 6 20-8 22-26 1-14 4-24 10-32z'],
    [6, 'M108 90c22 0 30 34 24 62-12 6-20-8-22-26-1-14-4-24-10-32z'],
    [8, 'M64 117a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM94 117a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
    [8, 'M74 134c0-5 4-7 10-7s10 2 10 7-5 9-10 9-10-4-10-9z'],
    [8, 'M84 143v6M72 149c3 5 9 5 12 0 3 5 9 5 12 0', 3],
  ],
} as const;

/** The station: its door open, or shut with the dog behind its window, or dashed where nobody knows. */
export function House({ house, dog, size }: { house: 'shut' | 'open' | 'unknown'; dog: boolean; size: number }) {
  const colors = [...rampOf('pet-parker'), rampOf('meteor')[4]];
  const draw = (name: keyof typeof drawings) =>
    drawings[name].map(([tone, d, strokeWidth, strokeDasharray]) => {
      const color = colors[tone];
      const line = { fill: 'none', stroke: color, strokeWidth, strokeDasharray, strokeLinecap: 'round' } as const;
      return <path key={d} d={d} {...(strokeWidth ? line : { fill: color })} />;
    });
  const behind = { transform: 'translate(18 14) scale(.78)' };
  return (
    <svg viewBox="0 0 200 200" width={size}>
      {draw(house)}
      <g clipPath={house === 'shut' ? 'circle(40px at 84px 92px) view-box' : undefined}>
        {dog && <g {...(house === 'shut' && behind)}>{draw('beagle')}</g>}
      </g>
    </svg>
  );
}
