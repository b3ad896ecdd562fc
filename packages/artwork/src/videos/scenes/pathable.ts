import {
  bars,
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
  type Point,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Video } from '../video';
import { attention, button, check, faded, person, popped } from '../props';
import { mix, passed, pointAt } from '../time';

/** The plan's halls; the session moves from the first to the third. */
const halls: readonly Box[] = [
  [28, 84, 208, 176],
  [260, 84, 208, 130],
  [260, 262, 208, 178],
  [28, 308, 130, 132],
];

const card = { width: 128, height: 60 } as const;
const home: Point = [68, 168];
const goal: Point = [300, 340];
const hold: Point = [78, 34];
const publish: Point = [694, 410];
const atHold = ([x, y]: Point): Point => [x + hold[0], y + hold[1]];

const columnAt = (column: number) => 552 + column * 100;
const timeAt = (row: number) => 96 + row * 60;
const slot = { width: 90, height: 52 } as const;

const times = {
  grab: 0.85,
  lift: 0.95,
  seats: 1.7,
  drop: 2.15,
  next: 2.4,
  bookmarks: 2.8,
  press: 4.0,
  sent: 4.15,
} as const;

/** Floor plan and agenda of an event as two views of one schedule: a session moves to another hall. */
export const pathableVideo: Video = {
  name: 'feature-pathable',
  accent: 'pathable',
  poster: 3.5,
  pointer: [
    [0, [470, 240]],
    [0.75, atHold(home)],
    [times.lift, atHold(home)],
    [times.drop - 0.1, atHold(goal)],
    [3.2, atHold(goal)],
    [3.85, [publish[0] + 76, publish[1] + 26]],
    [4.7, [publish[0] + 76, publish[1] + 26]],
    [5.8, [470, 240]],
  ],
  presses: [
    [times.grab, times.drop],
    [times.press, times.press + 0.12],
  ],
  draw: (time, s) => stack(plan(time, s), agenda(time, s), session(time, s), bookmarks(time, s)),
};

/** Draws what a session shows: two bars and its speaker. */
function sessionCard(s: Steps, background: string, ink: string, [w, h]: readonly [number, number]): string {
  return stack(
    rect(background, [0, 0, w, h], 8),
    bars(ink, 7, [
      [12, h * 0.28, w - 24],
      [12, h * 0.62, w - 60],
    ]),
    placed(w - 21, h - 18, `<g transform="scale(.8)">${person(s[300], s[900])}</g>`),
  );
}

function plan(time: number, s: Steps): string {
  const chosen = passed(time, times.seats - 0.1, times.seats + 0.1);
  const [, , third] = halls;
  return stack(
    rect(s[100], [0, 0, 500, 472]),
    bars(s[800], 14, [[28, 40, 130]]),
    rects(
      s[200],
      [
        [354, 24, 52, 32],
        [416, 24, 52, 32],
      ],
      8,
    ),
    bars(s[600], 7, [
      [366, 40, 28],
      [428, 40, 28],
    ]),
    rects(white, halls),
    third === undefined ? '' : faded(chosen, rect(s[200], third)),
    seats(time, s),
    // Walls with a gap for each door.
    line(
      s[600],
      5,
      'M28 84H236V150M236 196V260H150M104 260H28V84M260 130V84H468V214H390M344 214H260V176M260 330V262H468V440H390M344 440H260V376M158 396V440H28V308H158V352',
    ),
    // The stage of the large hall, and stairs between the halls.
    shape(s[300], 'M72 87H192A60 34 0 0 1 72 87z'),
    line(s[300], 5, 'M184 318V430M198 318V430M212 318V430M226 318V430'),
    bars(s[500], 7, [
      [42, 146, 54],
      [276, 104, 54],
      [276, 282, 54],
      [42, 328, 40],
    ]),
    placed(320, 128, sessionCard(s, s[400], s[900], [128, 60])),
    placed(40, 352, sessionCard(s, s[300], s[800], [106, 60])),
  );
}

/** The seats of the third hall: they show, row by row, when a session is held over it. */
function seats(time: number, s: Steps): string {
  return stack(
    ...[0, 1, 2, 3, 4, 5].map((row) => {
      const shown = passed(time, times.seats + row * 0.05, times.seats + 0.15 + row * 0.05);
      const points = Array.from({ length: 10 }, (_, seat): Point => [283 + seat * 18, 306 + row * 23]);
      return faded(shown, discs(s[500], 5.5, points));
    }),
  );
}

function agenda(time: number, s: Steps): string {
  const dropped = passed(time, times.drop, times.drop + 0.2);
  const sent = passed(time, times.sent, times.sent + 0.55);
  const pressed = passed(time, times.press - 0.08, times.press) - passed(time, times.press + 0.1, times.press + 0.22);
  const isReady = dropped - passed(time, times.sent, times.sent + 0.2) > 0.5;
  const colors = isReady ? { background: s[700], ink: white } : { background: s[100], ink: s[400] };
  const place = (column: number, row: number): Box => [columnAt(column), timeAt(row), slot.width, slot.height];
  return stack(
    line(s[200], 2, [0, 1, 2, 3, 4].map((row) => `M512 ${timeAt(row) - 4}H852`).join('')),
    bars(
      s[400],
      7,
      [0, 1, 2, 3, 4].map((row) => [512, timeAt(row) + 12, 26]),
    ),
    rects(
      s[200],
      [0, 1, 2].map((column) => [columnAt(column), 40, slot.width, 32]),
      8,
    ),
    bars(
      s[700],
      7,
      [0, 1, 2].map((column) => [columnAt(column) + 18, 56, 54]),
    ),
    quiet(s, s[300], [place(0, 0), place(1, 1), place(2, 2), place(2, 4)]),
    quiet(s, s[400], [place(1, 0), place(0, 3), place(2, 0)]),
    // The session, where the agenda has it until the change is published, and the same speaker's next one.
    placed(
      mix(columnAt(0), columnAt(2), sent),
      timeAt(1) - 10 * Math.sin(Math.PI * sent),
      sessionCard(s, s[700], white, [slot.width, slot.height]),
    ),
    placed(columnAt(1), timeAt(3), sessionCard(s, s[600], white, [slot.width, slot.height])),
    nextSlot(time, s),
    button(publish, 156, colors, pressed, line(colors.ink, 4, 'M-8 0H8M1 -7L8 0L1 7')),
    popped(
      passed(time, times.sent + 0.5, times.sent + 0.75),
      [columnAt(2) + slot.width - 4, timeAt(1) + 2],
      check(s[900], white),
    ),
  );
}

/** Sessions that play no part. */
function quiet(s: Steps, background: string, boxes: readonly Box[]): string {
  return stack(
    rects(background, boxes, 8),
    bars(
      s[700],
      6,
      boxes.flatMap(([x, y]): Bar[] => [
        [x + 12, y + 18, 58],
        [x + 12, y + 34, 34],
      ]),
    ),
  );
}

function nextSlot(time: number, s: Steps): string {
  const shown = passed(time, times.next, times.next + 0.2) - passed(time, 4.8, 5.1);
  return faded(shown, frame(s[900], 4, [columnAt(1) - 7, timeAt(3) - 7, slot.width + 14, slot.height + 14], 12, '9 8'));
}

function session(time: number, s: Steps): string {
  const [x, y] = pointAt(
    [
      [0, home],
      [times.lift, home],
      [times.drop - 0.1, goal],
    ],
    time,
  );
  const lifted = passed(time, times.grab, times.lift + 0.1) - passed(time, times.drop, times.drop + 0.15);
  const isDraft = passed(time, times.drop, times.drop + 0.2) - passed(time, times.sent, times.sent + 0.3) > 0.5;
  const ghost = frame(s[400], 2.5, [home[0], home[1], card.width, card.height], 8, '3 7');
  const draft = frame(s[900], 4, [-5, -5, card.width + 10, card.height + 10], 11, '9 8');
  return stack(
    faded(passed(time, times.lift, times.lift + 0.1) - passed(time, times.sent, times.sent + 0.3), ghost),
    placed(
      x,
      y - 6 * lifted,
      stack(sessionCard(s, s[700], white, [card.width, card.height]), isDraft ? draft : ''),
      -3 * lifted,
    ),
  );
}

/** How many people have bookmarked the session: they gather in a tag. */
function bookmarks(time: number, s: Steps): string {
  const shown = passed(time, times.bookmarks, times.bookmarks + 0.25) - passed(time, 4.8, 5.1);
  const people = [0, 1, 2, 3, 4].map((place) =>
    popped(
      passed(time, times.bookmarks + 0.1 + place * 0.1, times.bookmarks + 0.3 + place * 0.1),
      [-34 + place * 22, 0],
      stack(
        `<circle r="18" fill="${s[900]}"/>`,
        person([s[300], s[200], s[400], s[100], s[300]][place] ?? s[300], s[800]),
      ),
    ),
  );
  const tag = stack(
    rect(s[900], [-86, -24, 172, 48], 12),
    shape(s[900], 'M-8 22H8L0 34z'),
    shape(attention, 'M-72 -12h17v24l-8.500 -7l-8.500 7z'),
    ...people,
  );
  return popped(shown, [goal[0] + card.width / 2, goal[1] - 46], tag);
}
