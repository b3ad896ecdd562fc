import { bars, line, placed, rect, stack, white, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { button } from '../props';
import { mix } from '../time';
import { applySign } from './zcloudPanel';

/** The bar: a little wider than what it covers. */
export const foot = { x: 84, width: 768, closed: 64, open: 380, bottom: 460 } as const;

/** Where a row of the review stands, and what is in it: `y` is its upper edge in the sheet. */
export const review = {
  before: 216,
  after: 496,
  width: 240,
  height: 64,
  rowAt: (row: number) => 100 + row * 74,
} as const;

interface Sheet {
  /** How far the bar has come up from below, 0 to 1. */
  risen: number;
  /** How far it is opened to the review, 0 to 1. */
  opened: number;
  /** Drawn on the bar, 64 units high. */
  head: string;
  /** Drawn on the opened sheet; its origin is the sheet's corner. */
  body: string;
}

/** The bar at the foot of the page; opened, a light sheet with the review covers the page. */
export function sheet(s: Steps, { risen, opened, head, body }: Sheet): string {
  const height = mix(foot.closed, foot.open, opened);
  const top = mix(480, foot.bottom - height, risen);
  const inside = `<clipPath id="sheet"><rect x="3" y="64" width="${foot.width - 6}" height="${Math.max(0, height - 67)}" rx="9"/></clipPath>`;
  const drawn = `<g clip-path="url(#sheet)">${rect(white, [0, 52, foot.width, height])}${body}</g>`;
  return placed(
    foot.x,
    top,
    stack(
      rect(s[900], [0, 0, foot.width, height], 12),
      opened > 0 ? inside + drawn : '',
      line(s[300], 4, `M716 ${32 + 5 - 10 * opened}l10 ${-10 + 20 * opened}l10 ${10 - 20 * opened}`),
      head,
    ),
  );
}

/** What waits, on the bar: a small block for each edit, and words. */
export function count(s: Steps, blocks: string): string {
  return stack(blocks, bars(s[200], 9, [[96, 32, 140]]));
}

/** A small block for one edit on the bar, around the origin. */
export function edit(s: Steps): string {
  return rect(s[300], [-10, -10, 20, 20], 4);
}

interface Change {
  /** Around the origin: the one who made it. */
  who: string;
  /** The name's length. */
  name: number;
  /** Drawn from the left end of a card's inside, on its middle line. */
  before: string;
  after: string;
}

/** One edit in the review: who made it, its name, the value before and the value after, side by side. */
export function change(s: Steps, y: number, { who, name, before, after }: Change): string {
  const middle = y + review.height / 2;
  const inset = 20;
  return stack(
    placed(42, middle, who),
    bars(s[700], 9, [[72, middle - 8, name]]),
    bars(s[300], 7, [[72, middle + 11, name * 0.7]]),
    rect(s[200], [review.before, y, review.width, review.height], 10),
    line(s[600], 4, `M${review.before + review.width + 12} ${middle}h16m-7 -7l7 7l-7 7`),
    `<rect x="${review.after}" y="${y}" width="${review.width}" height="${review.height}" rx="10" fill="${s[700]}"/>`,
    placed(review.before + inset, middle, before),
    placed(review.after + inset, middle, after),
  );
}

/** What the two columns of the review are: short words above them. */
export function columnNames(s: Steps, y: number): string {
  return bars(s[500], 7, [
    [review.before, y, 62],
    [review.after, y, 48],
  ]);
}

/** Where the button that applies everything stands in the opened sheet. */
export const apply = { x: 560, y: 312, width: 176 } as const;

/** Where the pointer presses it, on the page. */
export const applySpot: Point = [foot.x + apply.x + 92, foot.bottom - foot.open + apply.y + 26];

/** The button that applies everything; `pressed` from 0 to 1. */
export function applyButton(s: Steps, pressed: number): string {
  return button([apply.x, apply.y], apply.width, { background: s[600], ink: white }, pressed, applySign(white));
}
