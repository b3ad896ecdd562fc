import { lightOrDark } from '../drawing/followScheme';
import { bars, type Box, discs, frame, placed, rect, shape, stack, white } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** Height of a window's title bar and width of its other edges. */
const edges = { bar: 40, side: 4 } as const;

/** An outline with round corners: `top` and `bottom` are their radii. */
function outline(width: number, height: number, top: number, bottom: number): string {
  const corner = (radius: number, x: number, y: number) =>
    radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${x * radius} ${y * radius}`;
  return (
    `M${top} 0H${width - top}${corner(top, 1, 1)}V${height - bottom}${corner(bottom, -1, 1)}` +
    `H${bottom}${corner(bottom, -1, -1)}V${top}${corner(top, 1, -1)}z`
  );
}

function clipped(id: string, d: string, ground: string, drawing: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${shape(ground, d)}${drawing}</g>`;
}

/**
 * Puts a drawing into a browser window that fills `box`; inside it has 8 units less in width and 44 less in height. `id` names its
 * clip path and must be unique in the document. A window may reach over the edge of the picture. The `ground` is below the drawing:
 * where the drawing is dark at its corners, one as dark as they are leaves no light line there.
 */
export function browserWindow(
  s: Steps,
  id: string,
  [x, y, width, height]: Box,
  drawing: string,
  ground: string = white,
): string {
  // Up to the middle of the edge, which is drawn over it: what is dark below something white shows at a picture's round corners.
  const inside = outline(width - edges.side, height - edges.bar - edges.side / 2, 0, 14);
  return placed(
    x,
    y,
    stack(
      placed(edges.side / 2, edges.bar, clipped(id, inside, ground, placed(edges.side / 2, 0, drawing))),
      shape(s[900], outline(width, edges.bar, 16, 0)),
      discs(s[400], 5.5, [
        [24, 20],
        [44, 20],
        [64, 20],
      ]),
      bars(s[700], 14, [[width / 2 - 130, 20, 260]]),
      frame(s[900], edges.side, [edges.side / 2, edges.side / 2, width - edges.side, height - edges.side], 14),
    ),
  );
}

/** Puts a drawing of 248 × 512 units on a `ground` into a phone of 264 × 528 whose corner is at `x`, `y`; `id` names its clip path. */
export function phone(
  s: Steps,
  id: string,
  [x, y]: readonly [number, number],
  drawing: string,
  ground: string = white,
): string {
  return placed(
    x,
    y,
    stack(
      rect(s[900], [0, 0, 264, 528], 42),
      placed(8, 8, clipped(id, outline(248, 512, 34, 34), ground, drawing)),
      bars(s[900], 18, [[96, 26, 72]]),
    ),
  );
}

/** Puts a drawing on a card with a thin dark edge that fills `box`; inside it has 6 units less each way. `id` names its clip path. */
export function card(s: Steps, id: string, [x, y, width, height]: Box, drawing: string): string {
  return placed(
    x,
    y,
    stack(
      placed(1.5, 1.5, clipped(id, outline(width - 3, height - 3, 14.5, 14.5), white, placed(1.5, 1.5, drawing))),
      frame(s[900], 3, [1.5, 1.5, width - 3, height - 3], 14.5),
    ),
  );
}

/** Draws an edge, only in the dark, into a white box that has none: there it would sink into the ground. */
export function edgeInDark(s: Steps, [x, y, width, height]: Box, radius: number): string {
  const inner = Math.max(0, radius - 1.5);
  return frame(lightOrDark('transparent', s[600]), 3, [x + 1.5, y + 1.5, width - 3, height - 3], inner);
}
