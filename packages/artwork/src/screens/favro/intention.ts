import { code, numeral } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { browserWindow } from '../frames';
import { avatar } from '../signs';
import { keyOf, thing, type Thing } from './things';

/** The inside of the window. */
const inside = 872;
const columnAt = (column: number): number => 24 + column * 210;
/** How wide a card is. */
const card = 178;
/** The column whose lock refuses the card. */
const locked = 2;

/** A board whose third column is locked: a card dropped there goes back, and a line below it says why. */
export function favroIntention(s: Steps, flow: Flow): string {
  const board = stack(
    flow.between(stack(head(s), columns(s)), inside),
    titles(s, flow),
    cards(s, flow),
    flow.between(attempt(s), inside),
    placed(flow.x(inner(1), card, inside), 224, refused(s, flow)),
  );
  return browserWindow(s, 'intention', [40, 40, 880, 600], board);
}

/** The board's team, and how far the releases are that its columns stand for. */
function head(s: Steps): string {
  return stack(
    rects(
      s[700],
      [0, 1, 2, 3, 4, 5].map((at): Box => [24 + at * 44, 26, 36, 28]),
      6,
    ),
    rects(
      s[300],
      [6, 7, 8].map((at): Box => [24 + at * 44, 26, 36, 28]),
      6,
    ),
    avatar([746, 40], 22, s[300], s[800]),
    disc(white, 784, 40, 27),
    avatar([784, 40], 22, s[500], s[900]),
    disc(white, 822, 40, 27),
    avatar([822, 40], 22, s[700], s[200]),
  );
}

/** A column for each release, with how many cards it holds. */
const releases = ['1.8', '1.9', '2.0', '2.1'] as const;
const counts = ['7', '5', '2', '3'] as const;

function columns(s: Steps): string {
  const open = [0, 1, 3];
  const background = (column: number): Box => [columnAt(column), 80, 194, 520];
  return stack(rects(s[200], open.map(background), 12), rect(s[700], background(locked), 12));
}

function titles(s: Steps, flow: Flow): string {
  const x = (column: number, from: number) => flow.x(columnAt(column) + from, 0, inside);
  return stack(
    ...releases.map((release, column) => {
      const isLocked = column === locked;
      return stack(
        numeral(isLocked ? white : s[800], 30, [x(column, isLocked ? 52 : 20), 108], release, flow.start),
        numeral(isLocked ? s[200] : s[700], 26, [x(column, 176), 108], counts[column] ?? '', flow.end),
      );
    }),
    placed(x(locked, 28), 111, padlock(white)),
  );
}

/** A closed padlock around the origin. */
function padlock(ink: string): string {
  return stack(line(ink, 5, 'M-7 -2V-7a7 7 0 0 1 14 0v5'), rect(ink, [-12, -3, 24, 18], 4));
}

const inner = (column: number): number => columnAt(column) + 8;

/** Cards of the board: column, upper edge, what they are about, their key, and of the high ones how many of four things to do are done. */
const resting: readonly (readonly [column: number, y: number, about: Thing, key: string, done?: number])[] = [
  [0, 136, 'spark', keyOf.spark, 3],
  [0, 256, 'leaf', keyOf.leaf],
  [0, 344, 'drop', keyOf.drop],
  [0, 432, 'flag', keyOf.flag],
  [1, 136, 'heart', keyOf.heart],
  [1, 412, 'leaf', 'FAV-46'],
  // The picture ends in this one.
  [1, 500, 'drop', 'FAV-27'],
  [locked, 136, 'spark', 'FAV-9', 4],
  [locked, 376, 'flag', 'FAV-5'],
  [3, 136, 'heart', 'FAV-52', 0],
  [3, 256, 'bolt', 'FAV-36', 1],
  [3, 376, 'drop', 'FAV-44'],
];

function cards(s: Steps, flow: Flow): string {
  return stack(
    ...resting.map(([column, y, about, key, done], at) => {
      const isLocked = column === locked;
      const background = isLocked ? s[300] : white;
      const ink = isLocked ? s[800] : s[600];
      const face = stack(
        rect(background, [0, 0, card, done === undefined ? 72 : 104], 8),
        placed(flow.x(30, 0, card), 36, thing(about, ink)),
        code(s[800], 26, [flow.x(54, 0, card), 36], key, flow.start),
      );
      return placed(
        flow.x(inner(column), card, inside),
        y,
        done === undefined
          ? face
          : stack(
              face,
              flow.between(toDo(ink, isLocked ? s[500] : s[300], done), card),
              avatar([flow.x(154, 0, card), 78], 14, at % 2 === 0 ? s[400] : s[700], at % 2 === 0 ? s[900] : s[200]),
            ),
      );
    }),
  );
}

/** Four things to do, some of them done. */
function toDo(ink: string, pale: string, done: number): string {
  const boxAt = (_: unknown, at: number): Box => [18 + at * 26, 68, 20, 20];
  const all = Array.from({ length: 4 }, boxAt);
  return stack(rects(ink, all.slice(0, done), 5), rects(pale, all.slice(done), 5));
}

/** Where the card was dropped, and its way back. */
function attempt(s: Steps): string {
  const x = columnAt(locked) + 8;
  const back = 'M540 308C508 356 464 352 434 318M454 314L434 316 434 337';
  return stack(frame(s[300], 4, [x + 2, 258, 174, 100], 8, '10 10'), line(white, 18, back), line(s[900], 7, back));
}

/** The card back at its place, and the reason. */
function refused(s: Steps, flow: Flow): string {
  const x = (from: number) => flow.x(from, 0, card);
  return stack(
    rect(s[900], [0, 0, card, 172], 8),
    shape(s[600], 'M0 104V8a8 8 0 0 1 8-8h162a8 8 0 0 1 8 8V104z'),
    placed(x(30), 36, thing('bolt', white)),
    code(white, 26, [x(54), 36], keyOf.bolt, flow.start),
    flow.between(toDo(white, s[400], 2), card),
    avatar([x(154), 78], 14, white, s[700]),
    placed(x(30), 140, padlock(s[300])),
    numeral(white, 28, [x(54), 138], releases[locked], flow.start),
    avatar([x(154), 138], 14, s[300], s[800]),
  );
}
