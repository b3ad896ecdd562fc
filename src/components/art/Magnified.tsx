import type { Crop } from './serviceArtCells';

interface MagnifiedProps {
  glyph: string;
  crop: Crop;
  side: number;
}

/** A square cut from a glyph that is on the page, as large as a block. */
export function Magnified({ glyph, crop: [x, y, width], side }: MagnifiedProps) {
  return (
    <svg width={side} height={side} viewBox={`${x} ${y} ${width} ${width}`}>
      <use href={`#${glyph}`} width={64} height={64} />
    </svg>
  );
}
