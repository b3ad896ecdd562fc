import { rampOf } from '../../theme/ramps';

const arch = 'M20 200V84a64 64 0 0 1 128 0v116z';
const stroked = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round' } as const;

/** The station: its door open, or shut with the dog behind its window, or dashed where nobody knows. */
export function House({ house, dog }: { house: string; dog: boolean }) {
  const ramp = rampOf('pet-parker');
  const beagle = [
    [ramp[0], 'M46 200c0-32 14-46 38-46s38 14 38 46z'],
    [ramp[2], 'M50 200c0-20 6-34 16-40l18 40z'],
    [rampOf('meteor')[4], 'M60 160c14 8 34 8 48 0l3 11c-16 9-38 9-54 0z'],
    [ramp[3], 'M78 177a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
    [ramp[3], 'M54 118c0-24 12-36 30-36s30 12 30 36c0 30-12 50-30 50s-30-20-30-50z'],
    [ramp[0], 'M79 82h10l4 32c12 4 18 14 16 26-3 18-13 28-25 28s-22-10-25-28c-2-12 4-22 16-26z'],
    [ramp[6], 'M60 90c-22 0-30 34-24 62 12 6 20-8 22-26 1-14 4-24 10-32z'],
    [ramp[6], 'M108 90c22 0 30 34 24 62-12 6-20-8-22-26-1-14-4-24-10-32z'],
    [ramp[8], 'M64 117a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM94 117a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
    [ramp[8], 'M74 134c0-5 4-7 10-7s10 2 10 7-5 9-10 9-10-4-10-9z'],
  ] as const;
  const head = dog && (
    <>
      {beagle.map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
      <path d="M84 143v6M72 149c3 5 9 5 12 0 3 5 9 5 12 0" {...stroked} stroke={ramp[8]} strokeWidth="3" />
    </>
  );
  if (house === 'unknown')
    return (
      <svg viewBox="0 0 200 200" width="200">
        <path d={arch} {...stroked} stroke={ramp[8]} strokeDasharray="8 10" />
        <path d="M64 100a20 20 0 1 1 28 18c-6 3-8 8-8 14M84 152v1" {...stroked} stroke={ramp[8]} strokeWidth="9" />
      </svg>
    );
  const open = house === 'open';
  return (
    <svg viewBox="0 0 200 200" width="200">
      <clipPath id="window">
        <circle cx="84" cy="92" r="40" />
      </clipPath>
      <path d={arch} fill={ramp[open ? 8 : 3]} />
      {!open && <circle cx="84" cy="92" r="44" fill={ramp[8]} />}
      {open ? head : <g clipPath="url(#window)">{head && <g transform="translate(18 14) scale(.78)">{head}</g>}</g>}
      <path d={open ? 'M148 72l46-14v150l-46-8z' : 'M118 158h64v20h-64z'} fill={ramp[0]} />
      <path d={open ? 'M160 152h9v18h-9z' : 'M106 150h12v36h-12z'} fill={ramp[open ? 6 : 8]} />
      <path
        d={open ? 'M160 96l22-5M160 112l22-4M160 128l22-3' : 'M50 158h36M50 170h36M50 182h36'}
        {...stroked}
        stroke={ramp[open ? 3 : 5]}
      />
    </svg>
  );
}
