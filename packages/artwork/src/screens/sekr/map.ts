import { numeral } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, rects, shape, stack, white, type Box, scaled } from '../../drawing/shapes';
import type { Step, Steps } from '../../drawing/steps';
import { dog } from '../../covers/screens/animals';
import type { Flow } from '../flow';
import { pin, pines } from './places';

/** The same land in three tiles, from far to near: shading, clusters, pins; with a pin goes a row of bits. */
export function mapScreen(s: Steps, flow: Flow): string {
  const tiles = stack(far(s), middle(s), zoomLines(s), near(s), bits(s));
  return stack(flow.between(tiles), counts(flow));
}

const farTile: Box = [24, 72, 256, 256];
const middleTile: Box = [320, 72, 256, 256];

/** From the marked cell to the tile that shows it nearer, and from there on. */
function zoomLines(s: Steps): string {
  return line(s[700], 4, 'M283 133 317 69M283 203 317 331M579 133 640 0M579 219 640 400', '1 11');
}

/** How many places a cell of the far tile holds, as a step. */
const shades: readonly (readonly Step[])[] = [
  [200, 400, 400, 200],
  [300, 500, 400, 700],
  [200, 700, 500, 300],
  [200, 300, 300, 200],
];

function far(s: Steps): string {
  const [x, y] = farTile;
  return stack(
    ...shades.map((row, down) =>
      stack(...row.map((step, across) => rect(s[step], [x + across * 64, y + down * 64, 64, 64]))),
    ),
    frame(s[900], 6, [216, 136, 64, 64], 2),
  );
}

/** Clusters of the middle tile, with how many places each holds. */
const clusters: readonly (readonly [x: number, y: number, radius: number, places: string])[] = [
  [390, 142, 36, '48'],
  [526, 106, 20, '7'],
  // In the cell that the near tile shows: its three pins.
  [534, 172, 20, '3'],
  [444, 250, 44, '96'],
  [536, 276, 26, '18'],
];

function counts(flow: Flow): string {
  return stack(
    ...clusters.map(([across, down, radius, places]) =>
      numeral(white, 18 + radius / 2, [flow.x(across), down], places, 'middle'),
    ),
  );
}

function middle(s: Steps): string {
  const [x, y, width, height] = middleTile;
  return stack(
    rect(white, [x, y, width, height]),
    // Its ends lie below the tile's frame.
    line(s[300], 14, 'M338 322C360 250 340 220 380 190S500 184 571 203'),
    ...clusters.map(([across, down, radius]) => disc(s[700], across, down, radius)),
    frame(s[900], 6, [x, y, width, height], 2),
    frame(s[900], 6, [496, 136, 80, 80], 2),
  );
}

function near(s: Steps): string {
  return stack(
    rect(s[200], [640, 0, 320, 400]),
    line(s[400], 64, 'M930-40C900 40 960 90 1000 120'),
    line(white, 20, 'M620 250C700 240 720 170 790 168S900 230 1000 200'),
    pines(s[400], [
      [836, 96],
      [872, 108],
    ]),
    // The road's round end lies outside the tile.
    rects(s[100], [[600, 232, 40, 36]]),
    rects(s[900], [[637, 0, 6, 400]]),
    placed(704, 120, pin(white, s[400])),
    scaled(784, 176, 1.25, pin(s[800], s[300])),
    placed(896, 214, pin(s[800], s[300])),
  );
}

function bits(s: Steps): string {
  const on = [2, 3, 5];
  const off = [1, 4];
  const cell = (at: number): Box => [752 + at * 30, 288, 24, 32];
  return stack(
    shape(s[900], 'M784 204 804 250H764z'),
    rect(s[900], [656, 248, 288, 112], 16),
    rects(s[700], off.map(cell), 6),
    rects(s[300], [[738, 288, 28, 32], ...on.map(cell)], 6),
    scaled(696, 304, 1.7, dog(s[200], s[400], s[900])),
    frame(white, 5, [731.5, 281.5, 41, 45], 10),
  );
}
