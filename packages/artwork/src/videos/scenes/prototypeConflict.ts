import {
  bars,
  disc,
  frame,
  line,
  placed,
  rect,
  rects,
  ring,
  stack,
  white,
  type Box,
  type Point,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Video } from '../video';
import { check, faded, person, popped } from '../props';
import { mix, numberAt, passed } from '../time';
import { rail, restartSign } from './zcloudPanel';
import { applyButton, applySpot, change, columnNames, count, edit, foot, review, sheet } from './zcloudReview';

const cards = { x: 88, y: 88, width: 240, height: 284, gap: 20 } as const;
const xOf = (card: number) => cards.x + card * (cards.width + cards.gap);
/** Which cards are edited: the memory of the first, the containers of the second. */
const edited = { memory: 0, containers: 1 } as const;
const memory = { before: 0.3, after: 0.72 } as const;
const containers = { before: 2, colleague: 3, after: 4 } as const;

const times = {
  bar: 0.55,
  colleague: 1.45,
  compares: 1.85,
  compared: 2.65,
  apply: 4.05,
  closed: 4.2,
  checks: 4.5,
} as const;
const strip = { y: 76, height: 44, shift: 52 } as const;
const rowSpot: Point = [400, foot.bottom - foot.open + review.rowAt(1) + strip.shift + 50];

/** While a person reviews two edits, a colleague applies something: the review says so and compares again before anything goes out. */
export const prototypeConflictVideo: Video = {
  name: 'prototype-conflict',
  accent: 'zcloud',
  poster: 3.15,
  pointer: [
    [0, [520, 400]],
    [0.45, [430, 436]],
    [0.85, [430, 436]],
    // On its way to the button when the colleague comes between.
    [1.45, [660, 400]],
    [2.2, [660, 400]],
    [2.7, rowSpot],
    [3.35, rowSpot],
    [3.95, applySpot],
    [4.45, applySpot],
    [5.7, [520, 400]],
  ],
  presses: [
    [times.bar, times.bar + 0.1],
    [times.apply, times.apply + 0.12],
  ],
  draw: (time, s) => stack(rail(s, 3), head(time, s), apps(time, s), waiting(time, s)),
};

/** The one who applies. */
const self = (s: Steps) => person(s[300], s[800]);

/** The colleague: other colors and a ring, so that nobody takes the two for each other. */
const colleague = (s: Steps) => stack(disc(white, 0, 0, 18), person(s[600], white), ring(s[600], 0, 0, 17, 2));

function head(time: number, s: Steps): string {
  return stack(
    disc(s[500], 102, 40, 9),
    bars(s[800], 14, [[122, 40, 130]]),
    popped(passed(time, times.colleague, times.colleague + 0.25), [796, 36], colleague(s)),
    placed(832, 36, self(s)),
    line(s[200], 2, 'M64 66H872'),
  );
}

/** A card for each app: its containers as blocks, and its memory on a scale. What is edited but not applied is dashed. */
function apps(time: number, s: Steps): string {
  const isOut = time > times.closed;
  const out = passed(time, times.checks, times.checks + 0.35);
  return stack(
    ...[3, containers.before, 1].map((running, card) => {
      const x = xOf(card);
      const now = card === edited.containers && time > times.colleague ? containers.colleague : running;
      const wanted = card === edited.containers ? containers.after : running;
      const isEdited = card === edited.containers || card === edited.memory;
      return stack(
        frame(
          isEdited && !isOut ? s[500] : s[300],
          isEdited && !isOut ? 3 : 2,
          [x, cards.y, cards.width, cards.height],
          10,
        ),
        disc(s[400], x + 28, cards.y + 32, 8),
        bars(s[700], 10, [[x + 46, cards.y + 32, [104, 84, 120][card] ?? 0]]),
        placed(x + 24, cards.y + 62, slots(s, now, wanted, card === edited.containers ? out : 0)),
        bars(s[300], 7, [[x + 24, cards.y + 206, 70]]),
        placed(x + 24, cards.y + 240, appMemory(s, card, out)),
        isEdited
          ? popped(
              passed(time, times.checks + card * 0.15, times.checks + card * 0.15 + 0.25),
              [x + 210, cards.y + 32],
              check(s[600], white),
            )
          : '',
      );
    }),
  );
}

/** Four places for containers: those that run are filled, those that are to be added dashed until they fill (`out` 0 to 1). */
function slots(s: Steps, running: number, wanted: number, out: number): string {
  const box = (at: number): Box => [(at % 2) * 60, Math.floor(at / 2) * 60, 50, 50];
  return stack(
    ...[0, 1, 2, 3].map((at) => {
      if (at < running) return rect(s[500], box(at));
      if (at >= wanted) return rect(s[100], box(at));
      return stack(faded(1 - out, frame(s[500], 3, box(at), 0, '1 8')), faded(out, rect(s[500], box(at))));
    }),
  );
}

function appMemory(s: Steps, card: number, out: number): string {
  if (card !== edited.memory) return scale(192, 0.5, { track: s[200], knob: s[500] });
  const goal =
    disc(white, 192 * memory.after, 0, 9) +
    `<g stroke-dasharray="1 6">${ring(s[500], 192 * memory.after, 0, 10, 3)}</g>`;
  return stack(
    scale(192, mix(memory.before, memory.after, out), { track: s[200], knob: s[500] }),
    faded(1 - out, goal),
  );
}

/** A scale with a knob at a part of its length, from the origin to the right. */
function scale(length: number, part: number, { track, knob }: { track: string; knob: string }): string {
  return stack(
    bars(track, 8, [[0, 0, length]]),
    bars(knob, 8, [[0, 0, length * part]]),
    disc(knob, length * part, 0, 12),
  );
}

/** The bar with the two edits that wait; opened, their review. */
function waiting(time: number, s: Steps): string {
  const gone = passed(time, times.closed + 0.2, times.closed + 0.5);
  const opened = passed(time, times.bar + 0.08, times.bar + 0.42) - passed(time, times.closed, times.closed + 0.28);
  const edits = stack(placed(34, 32, edit(s)), placed(62, 32, edit(s)));
  return sheet(s, { risen: 1 - gone, opened, head: count(s, edits), body: comparison(time, s) });
}

function comparison(time: number, s: Steps): string {
  const said = passed(time, times.colleague + 0.05, times.colleague + 0.35);
  const unsure =
    passed(time, times.colleague, times.colleague + 0.2) - passed(time, times.compared, times.compared + 0.2);
  const pressed = passed(time, times.apply - 0.08, times.apply) - passed(time, times.apply + 0.1, times.apply + 0.22);
  const stale = passed(time, times.compares, times.compares + 0.2) - passed(time, times.compared - 0.2, times.compared);
  const isNew = time > (times.compares + times.compared) / 2;
  const shift = strip.shift * said;
  const shown = passed(time, times.colleague + 0.15, times.colleague + 0.4);
  return stack(
    faded(1 - 0.65 * stale, placed(0, shift, rows(time, s, isNew))),
    faded(shown, placed(0, -20 * (1 - shown), notice(time, s))),
    faded(1 - 0.7 * unsure, applyButton(s, pressed)),
  );
}

function rows(time: number, s: Steps, isNew: boolean): string {
  const length = review.width - 40;
  const marked = isNew ? passed(time, times.compared, times.compared + 0.3) : 0;
  const markAt: Point = [review.before + review.width - 34, review.rowAt(1) + review.height / 2];
  return stack(
    columnNames(s, 84),
    change(s, review.rowAt(0), {
      who: self(s),
      name: 118,
      before: scale(length, memory.before, { track: white, knob: s[600] }),
      after: scale(length, memory.after, { track: s[500], knob: white }),
    }),
    change(s, review.rowAt(1), {
      who: self(s),
      name: 96,
      before: small(s[600], isNew ? containers.colleague : containers.before),
      after: small(white, containers.after),
    }),
    faded(marked, frame(s[600], 4, [review.before, review.rowAt(1), review.width, review.height], 10)),
    popped(marked, markAt, colleague(s)),
  );
}

function small(color: string, amount: number): string {
  return rects(
    color,
    Array.from({ length: amount }, (_, at): Box => [at * 34, -13, 26, 26]),
  );
}

/** The strip that says that a colleague has applied something: a turning sign while the review compares again, then a check mark. */
function notice(time: number, s: Steps): string {
  const middle = strip.y + strip.height / 2;
  const turned = numberAt(
    [
      [times.colleague, 0],
      [times.compares, 0],
      [times.compared, 720],
    ],
    time,
  );
  const compared = passed(time, times.compared - 0.05, times.compared + 0.2);
  return stack(
    rect(s[300], [20, strip.y, foot.width - 40, strip.height], 10),
    placed(48, middle, colleague(s)),
    bars(s[800], 9, [
      [82, middle, 96],
      [190, middle, 168],
      [370, middle, 74],
    ]),
    faded(1 - compared, placed(710, middle, `<g transform="rotate(${turned.toFixed(1)})">${restartSign(s[900])}</g>`)),
    popped(compared, [710, middle], check(s[800], white)),
  );
}
