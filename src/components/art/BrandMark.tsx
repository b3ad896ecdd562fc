import Mark from './mark.svg';

/** The company's mark; decoration next to its name. `size` is in pixels. */
export function BrandMark({ size }: { size: number }) {
  return <Mark width={size} height={size} />;
}
