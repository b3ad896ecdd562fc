import { lightOrDark } from '../drawing/followScheme';
import { bars, discs, placed, rect, shape, stack, white, type Box, type Point } from '../drawing/shapes';
import type { Steps } from '../drawing/steps';

/** The edge of a frame. In the dark it is pale, and a line around it in the panel's tone parts it from what is pale behind it. */
function edge(s: Steps, [x, y, width, height]: Box, radius: number): string {
  return stack(
    rect(lightOrDark('transparent', s[800]), [x - 4, y - 4, width + 8, height + 8], radius + 4),
    rect(s[900], [x, y, width, height], radius),
  );
}

/** Puts a screen of 242 × 203 units into a browser window of 248 × 228; `id` names its clip path and must be unique in the page. */
export function browserFrame(s: Steps, id: string, screen: string): string {
  return stack(
    edge(s, [0, 0, 248, 228], 11),
    discs(s[400], 3.2, [
      [14, 11],
      [25, 11],
      [36, 11],
    ]),
    bars(s[700], 9, [[84, 11, 80]]),
    clipped(id, 'M0 0H242V195A8 8 0 0 1 234 203H8A8 8 0 0 1 0 195z', [3, 22], screen),
  );
}

/** Puts a screen of 124 × 256 units into a phone of 132 × 264; `id` names its clip path and must be unique in the page. */
export function phoneFrame(s: Steps, id: string, screen: string): string {
  return stack(
    edge(s, [0, 0, 132, 264], 22),
    clipped(
      id,
      'M18 0H106A18 18 0 0 1 124 18V238A18 18 0 0 1 106 256H18A18 18 0 0 1 0 238V18A18 18 0 0 1 18 0z',
      [4, 4],
      screen,
    ),
    bars(s[900], 9, [[48, 13, 36]]),
  );
}

/** Puts a drawing on a white card with the edge of the frames; the drawing's origin is the card's inner corner. */
export function cardFrame(s: Steps, width: number, height: number, drawing: string): string {
  return stack(
    edge(s, [0, 0, width, height], 11),
    rect(white, [3, 3, width - 6, height - 6], 8),
    placed(3, 3, drawing),
  );
}

function clipped(id: string, outline: string, [x, y]: Point, screen: string): string {
  const clip = `<clipPath id="${id}"><path d="${outline}"/></clipPath>`;
  return placed(x, y, stack(clip, `<g clip-path="url(#${id})">${shape(white, outline)}${screen}</g>`));
}
