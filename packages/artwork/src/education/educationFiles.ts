import { educationItems } from '../../../../src/content/pageLists';
import { freePlaces } from '../covers/blocks';
import { primitives } from '../covers/primitives';
import { placed, rect, stack, svgDocument } from '../covers/shapes';
import type { TextFile } from '../textFile';
import { type Picture, pictures } from './pictures';

/** Draws a picture as an SVG document of 300 × 300 units. */
export function pictureSvg({ corner, ground, sign, details }: Picture): string {
  const blocks = freePlaces(corner).flatMap((place, index) => {
    const detail = details[index];
    return detail === undefined ? [] : [{ ...detail, x: place.column * 100, y: place.row * 100 }];
  });
  // Each ground reaches one unit under the next, so that no hairline shows between them at odd sizes.
  const grounds = blocks.map(({ ground, x, y }) => rect(ground, [x, y, 101, 101]));
  const figures = blocks.map(({ primitive, ink, turn = 0, x, y }) =>
    placed(x, y, `<g transform="rotate(${turn * 90} 50 50)">${primitives[primitive].draw(ink)}</g>`),
  );
  const signed = placed(corner.column * 100, corner.row * 100, stack(rect(ground, [0, 0, 200, 200]), sign));
  return svgDocument(300, 300, stack(...grounds, signed, ...figures));
}

/** The picture of every place where the company teaches: `public/images/education/<id>.svg`. */
export function educationFiles(): TextFile[] {
  return educationItems.map((id) => ({ path: `images/education/${id}.svg`, text: pictureSvg(pictures[id]) }));
}
