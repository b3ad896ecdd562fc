import { code, numeral } from '../../drawing/numeral';
import { line, placed, rect, rects, stack, white, type Box } from '../../drawing/shapes';
import type { Step, Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { avatar } from '../signs';
import { keyOf, thing, type Thing } from './things';

/** Both columns have six cards; the second one has just been dropped. */
const cards = [0, 1, 2, 3, 4, 5] as const;
const dropped = 1;
const cardAt = (card: number): number => 44 + card * 88;
const middleOf = (card: number): number => cardAt(card) + 36;
const people = [124, 300, 476] as const;

/** What one drop sends to three people: a change for every card below it, or a single record. */
export function favroGap(s: Steps, flow: Flow): string {
  const flood = cards.slice(dropped).flatMap((card) => people.map((y) => curve(344, middleOf(card), 436, y)));
  const single = people.map((y) => curve(616, middleOf(dropped), 524, y));
  return stack(
    flow.between(stack(line(s[500], 4, flood.join('')), line(s[700], 8, single.join('')))),
    ...people.map((y) => avatar([flow.x(480), y], 44, s[300], s[800])),
    numbered(s, flow),
    keyed(s, flow),
  );
}

function curve(x: number, y: number, toX: number, toY: number): string {
  const middle = (x + toX) / 2;
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
}

const things: readonly Thing[] = ['leaf', 'bolt', 'drop', 'heart', 'spark', 'flag'];

function column(s: Steps, flow: Flow, left: number, from: number, changed: readonly number[]): string {
  const quiet = cards.filter((card) => card !== dropped && !changed.includes(card));
  const boxes = (some: readonly number[]): Box[] => some.map((card) => [flow.x(left, 304), cardAt(card), 304, 72]);
  const words = (color: string, some: readonly number[]) =>
    some.map((card) =>
      code(color, 28, [flow.x(left + from + 28), middleOf(card)], keyOf[things[card] ?? 'leaf'], flow.start),
    );
  const marks = (color: string, some: readonly number[]) =>
    some.map((card) => placed(flow.x(left + from), middleOf(card), thing(things[card] ?? 'leaf', color)));
  return stack(
    rects(white, boxes(quiet), 10),
    rects(s[300], boxes(changed), 10),
    rects(s[700], boxes([dropped]), 10),
    ...words(s[700], quiet),
    ...words(s[800], changed),
    ...words(white, [dropped]),
    ...marks(s[500], quiet),
    ...marks(s[700], changed),
    ...marks(white, [dropped]),
  );
}

/** Numbered cards: all below the dropped one have had to change. */
function numbered(s: Steps, flow: Flow): string {
  const number = (color: string) => (card: number) =>
    numeral(color, 40, [flow.x(64), middleOf(card)], String(card + 1), flow.start);
  const changed = cards.slice(dropped + 1);
  return stack(
    column(s, flow, 40, 96, changed),
    number(s[700])(0),
    number(white)(dropped),
    ...changed.map(number(s[800])),
  );
}

/** Keys as strips from pale to dark: between two neighbors there is always room for a longer one. */
function keyed(s: Steps, flow: Flow): string {
  const steps: readonly Step[] = [300, 300, 400, 500, 600, 800];
  const block = (x: number, card: number): Box => [flow.x(x, 40), middleOf(card) - 20, 40, 40];
  return stack(
    column(s, flow, 616, 40, []),
    ...cards.map((card) => rect(s[steps[card] ?? 500], block(808, card), 6)),
    rect(s[500], block(856, dropped), 6),
  );
}
