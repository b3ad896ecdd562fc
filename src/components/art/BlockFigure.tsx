import { blockShapes } from './blockShapes';
import { Magnified } from './Magnified';
import type { Detail } from './serviceArtCells';

interface BlockFigureProps {
  glyph: string;
  detail: Detail;
  side: number;
}

/** What is drawn on one block of a service's drawing: a plain shape, or a square cut from the glyph. */
export function BlockFigure({ glyph, detail: { crop, shape }, side }: BlockFigureProps) {
  if (shape === undefined) return <Magnified glyph={glyph} crop={crop} side={side} />;
  return (
    <svg width={side} height={side} viewBox="0 0 64 64">
      <path fill="currentColor" fillRule="evenodd" d={blockShapes[shape]} />
    </svg>
  );
}
