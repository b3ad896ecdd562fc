import { freePlaces, type Place } from './places';
import { type PrimitiveName, primitives } from './primitives';
import { placed, rect, stack, svgDocument } from './shapes';

interface Detail {
  readonly primitive: PrimitiveName;
  readonly background: string;
  readonly ink: string;
  /** Quarter turns, clockwise. */
  readonly turn?: 1 | 2 | 3;
}

/** Nine blocks: a sign on four of them, and the five others row by row. */
export interface Picture {
  readonly corner: Place;
  readonly background: string;
  /** Draws the sign in 200 × 200 units. */
  readonly sign: string;
  readonly details: readonly [Detail, Detail, Detail, Detail, Detail];
}

/** Draws a picture in 300 × 300 units. */
export function pictureDrawing({ corner, background, sign, details }: Picture): string {
  const blocks = freePlaces(corner).flatMap((place, index) => {
    const detail = details[index];
    return detail === undefined ? [] : [{ ...detail, x: place.column * 100, y: place.row * 100 }];
  });
  // Each background reaches one unit under the next, so that no hairline shows between them at odd sizes.
  const backgrounds = blocks.map(({ background, x, y }) => rect(background, [x, y, 101, 101]));
  const figures = blocks.map(({ primitive, ink, turn = 0, x, y }) =>
    placed(x, y, `<g transform="rotate(${turn * 90} 50 50)">${primitives[primitive].draw(ink)}</g>`),
  );
  const signed = placed(corner.column * 100, corner.row * 100, stack(rect(background, [0, 0, 200, 200]), sign));
  return stack(...backgrounds, signed, ...figures);
}

/** Draws a picture as an SVG document of 300 × 300 units. */
export function pictureSvg(picture: Picture): string {
  return svgDocument(300, 300, pictureDrawing(picture));
}
