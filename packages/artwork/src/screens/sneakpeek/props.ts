import { disc, discs, line, placed, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** Draws a bank of 144 × 136 units. */
export function bank(s: Steps): string {
  return stack(
    shape(s[800], 'M72 0L144 40V56H0V40z'),
    disc(s[300], 72, 32, 9),
    rects(s[700], [
      [12, 64, 20, 48],
      [46, 64, 20, 48],
      [80, 64, 20, 48],
      [112, 64, 20, 48],
    ]),
    rect(s[800], [0, 120, 144, 16]),
  );
}

/** Draws a key of 56 × 24 units, its bow first. */
export function key(color: string, hole: string): string {
  return stack(
    rects(color, [
      [16, 8, 40, 8],
      [36, 12, 7, 11],
      [48, 12, 8, 14],
    ]),
    disc(color, 12, 12, 12),
    disc(hole, 12, 12, 5),
  );
}

/** Draws a check mark on a disc of 24 units around the origin. */
export function approval(background: string, ink: string, edge: string): string {
  return stack(disc(edge, 0, 0, 29), disc(background, 0, 0, 24), line(ink, 7, 'M-10 1L-3 8L11-8'));
}

/** Draws a padlock of 40 × 52 units. */
export function padlock(color: string, hole: string): string {
  return stack(line(color, 8, 'M8 24V16a12 12 0 0 1 24 0V24'), rect(color, [0, 22, 40, 30], 6), disc(hole, 20, 37, 5));
}

const eye = (x: number, y: number): Box[] => [
  [x, y, 7, 1],
  [x, y + 6, 7, 1],
  [x, y + 1, 1, 5],
  [x + 6, y + 1, 1, 5],
  [x + 2, y + 2, 3, 3],
];

/** The scattered modules of the code, row by row. */
const modules = [
  '0000000001010000000',
  '0000000011000000000',
  '0000000000110000000',
  '0000000010100000000',
  '0000000011010000000',
  '0000000000100000000',
  '0000000010110000000',
  '0000000001000000000',
  '1011001101011010011',
  '0100110010100101100',
  '1101001011010110101',
  '0000000001001011010',
  '0000000010110100110',
  '0000000011011001011',
  '0000000000100110100',
  '0000000011010011011',
  '0000000001101001100',
  '0000000010011110010',
  '0000000011010011010',
] as const;

/** Draws a code to be scanned, 19 modules of `cell` units wide. */
export function scanCode(color: string, cell: number): string {
  const boxes = [
    ...eye(0, 0),
    ...eye(12, 0),
    ...eye(0, 12),
    ...modules.flatMap((row, y) =>
      Array.from(row).flatMap((module, x): Box[] => (module === '1' ? [[x, y, 1, 1]] : [])),
    ),
  ];
  return rects(
    color,
    boxes.map(([x, y, width, height]): Box => [x * cell, y * cell, width * cell, height * cell]),
  );
}

/** Draws a pencil whose tip is at the origin and whose end lies `length` units to its right. */
export function pencil(s: Steps, length: number): string {
  return stack(
    shape(s[300], 'M0 0L44-20V20z'),
    shape(s[900], 'M0 0L15-7V7z'),
    rect(s[600], [44, -20, length - 92, 40]),
    rect(s[500], [44, -7, length - 92, 14]),
    rect(white, [length - 48, -20, 12, 40]),
    rect(s[800], [length - 36, -20, 36, 40]),
  );
}

/** Draws a phone of 48 × 80 units, small enough for a sign. */
export function smallPhone(s: Steps): string {
  return stack(
    rect(s[900], [0, 0, 48, 80], 10),
    rect(white, [5, 5, 38, 70], 6),
    placed(24, 66, discs(s[900], 4, [[0, 0]])),
  );
}
