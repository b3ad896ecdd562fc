import { numeral, numerals } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  frame,
  line,
  placed,
  rect,
  rects,
  shape,
  stack,
  white,
  type Bar,
  type Box,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { browserWindow } from '../frames';
import { avatar } from '../signs';
import { thing, type Thing } from './things';

const columnAt = (column: number): number => 24 + column * 210;
/** The column whose lock refuses the card. */
const locked = 2;

/** A board whose third column is locked: a card dropped there goes back, and a line below it says why. */
export function favroIntention(s: Steps): string {
  const board = stack(head(s), columns(s), cards(s), attempt(s), refused(s));
  return browserWindow(s, 'intention', [40, 40, 880, 600], board);
}

function head(s: Steps): string {
  return stack(
    bars(s[800], 18, [[24, 40, 152]]),
    bars(s[400], 14, [[192, 40, 72]]),
    avatar([746, 40], 22, s[300], s[800]),
    disc(white, 784, 40, 27),
    avatar([784, 40], 22, s[500], white),
    disc(white, 822, 40, 27),
    avatar([822, 40], 22, s[700], white),
  );
}

function columns(s: Steps): string {
  const open = [0, 1, 3];
  return stack(
    rects(
      s[200],
      open.map((column): Box => [columnAt(column), 80, 194, 520]),
      12,
    ),
    rect(s[700], [columnAt(locked), 80, 194, 520], 12),
    bars(
      s[700],
      12,
      open.map((column): Bar => [columnAt(column) + 40, 108, [72, 56, 80, 64][column] ?? 64]),
    ),
    discs(
      s[500],
      8,
      open.map((column) => [columnAt(column) + 24, 108]),
    ),
    bars(white, 12, [[columnAt(locked) + 52, 108, 80]]),
    // How many cards each column holds.
    numerals(
      s[700],
      28,
      open.map((column) => [columnAt(column) + 178, 108, ['7', '5', '', '3'][column] ?? '']),
      'end',
    ),
    numeral(white, 28, [columnAt(locked) + 178, 108], '2', 'end'),
    placed(columnAt(locked) + 28, 111, padlock(white)),
  );
}

/** A closed padlock around the origin. */
function padlock(ink: string): string {
  return stack(line(ink, 5, 'M-7 -2V-7a7 7 0 0 1 14 0v5'), rect(ink, [-12, -3, 24, 18], 4));
}

/** Cards of the board: column, upper edge, height, whether it bears a tag. */
const resting: readonly (readonly [column: number, y: number, height: number, tag: boolean])[] = [
  [0, 136, 104, true],
  [0, 256, 72, false],
  [0, 344, 104, true],
  [0, 464, 120, false],
  [1, 136, 72, false],
  [1, 412, 128, true],
  [3, 136, 104, false],
  [3, 256, 104, true],
  [3, 376, 72, false],
];

const inner = (column: number): number => columnAt(column) + 8;

/** Whose cards they are, and what the low ones are about. */
function faces(s: Steps): string {
  const things: readonly Thing[] = ['leaf', 'heart', 'drop'];
  const tagged = resting.filter(([, , , tag]) => tag);
  const low = resting.filter(([, , height]) => height === 72);
  return stack(
    ...tagged.map(([column, y], at) =>
      avatar([inner(column) + 154, y + 28], 14, at % 2 === 0 ? s[300] : s[700], at % 2 === 0 ? s[800] : white),
    ),
    ...low.map(([column, y], at) => placed(inner(column) + 30, y + 36, thing(things[at] ?? 'leaf', s[500]))),
    avatar([inner(3) + 154, 216], 14, s[500], white),
    avatar([inner(locked) + 154, 216], 14, s[700], white),
    placed(inner(locked) + 30, 412, thing('flag', s[700])),
  );
}

function cards(s: Steps): string {
  const lines = resting.flatMap(([column, y, height, tag], at): Bar[] => {
    const top = y + (tag ? 56 : 32);
    if (height === 72) return [[inner(column) + 56, y + 36, 72 + ((at * 16) % 32)]];
    const first: Bar = [inner(column) + 16, top, 88 + ((at * 32) % 56)];
    return [first, [inner(column) + 16, top + 24, 64 + ((at * 24) % 48)]];
  });
  const inLocked: readonly Box[] = [
    [inner(locked), 136, 178, 104],
    [inner(locked), 376, 178, 72],
  ];
  return stack(
    rects(
      white,
      resting.map(([column, y, height]): Box => [inner(column), y, 178, height]),
      8,
    ),
    bars(
      s[500],
      16,
      resting.filter(([, , , tag]) => tag).map(([column, y]) => [inner(column) + 16, y + 28, 48]),
    ),
    bars(s[600], 10, lines),
    rects(s[300], inLocked, 8),
    faces(s),
    bars(s[800], 10, [
      [inner(locked) + 16, 172, 120],
      [inner(locked) + 16, 196, 72],
      [inner(locked) + 56, 412, 88],
    ]),
  );
}

/** Where the card was dropped, and its way back. */
function attempt(s: Steps): string {
  const x = columnAt(locked) + 8;
  const back = 'M540 308C508 356 464 352 434 318M454 314L434 316 434 337';
  return stack(frame(s[300], 4, [x + 2, 258, 174, 100], 8, '10 10'), line(white, 18, back), line(s[900], 7, back));
}

/** The card back at its place, and the reason. */
function refused(s: Steps): string {
  const x = columnAt(1) + 8;
  return stack(
    rect(s[900], [x, 224, 178, 172], 8),
    shape(s[500], `M${x} 316V232a8 8 0 0 1 8-8h162a8 8 0 0 1 8 8V316z`),
    rects(white, [[x + 16, 248, 48, 16]], 8),
    avatar([x + 154, 256], 14, white, s[700]),
    bars(white, 10, [
      [x + 16, 280, 128],
      [x + 16, 302, 80],
    ]),
    placed(x + 32, 354, padlock(s[300])),
    bars(s[100], 10, [
      [x + 60, 346, 96],
      [x + 60, 368, 64],
    ]),
  );
}
