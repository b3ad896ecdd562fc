import { pointSigns } from './pointSigns';

/** The sign of a point in the color of the text around it and in `--second`; nothing for a point without one. */
export function PointSign({ id }: { id: string }) {
  const sign = pointSigns[id];
  if (sign === undefined) return null;
  return (
    <svg viewBox="4 4 56 56" width={64} height={64} fillRule="evenodd" aria-hidden>
      <path fill="var(--second)" d={sign.soft} />
      <path fill="currentColor" d={sign.solid} />
    </svg>
  );
}
