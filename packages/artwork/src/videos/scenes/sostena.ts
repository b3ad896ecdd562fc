import {
  bars,
  disc,
  frame,
  line,
  placed,
  rect,
  rects,
  shape,
  stack,
  white,
  type Box,
  type Point,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Video } from '../video';
import { button, check, person, popped } from '../props';
import { mix, passed, pointAt } from '../time';

const lanes = [0, 1, 2, 3, 4] as const;
const laneHeight = 70;
const left = 150;
const laneAt = (lane: number) => 118 + lane * laneHeight;

/** Lots that stay where they are: lane, start, width, strength of their color. */
const lots: readonly (readonly [lane: number, x: number, width: number, step: 300 | 400 | 500 | 700])[] = [
  [0, 164, 150, 700],
  [0, 330, 96, 400],
  [0, 566, 214, 300],
  [1, 164, 100, 400],
  [1, 560, 130, 700],
  [2, 190, 230, 500],
  [2, 436, 120, 300],
  [2, 640, 190, 400],
  [3, 164, 120, 300],
  [3, 640, 170, 700],
  [4, 164, 190, 400],
  [4, 372, 150, 700],
  [4, 600, 110, 500],
];

const lot = { width: 176, height: 46 } as const;
const home: Point = [300, laneAt(1) + 12];
const goal: Point = [388, laneAt(3) + 12];
/** Where the pointer holds the lot. */
const hold: Point = [88, 20];
const publish: Point = [690, 20];

const atHold = ([x, y]: Point): Point => [x + hold[0], y + hold[1]];

const times = { grab: 0.85, lift: 0.95, drop: 2.1, panel: 2.2, press: 3.9, sent: 4.05 } as const;

/** The packhouse's day: a lane for each dock, a block for each lot. One lot moves to another dock, and its drivers hear of it. */
export const sostenaVideo: Video = {
  name: 'feature-sostena',
  accent: 'sostena',
  poster: 3.2,
  pointer: [
    [0, [560, 430]],
    [0.75, atHold(home)],
    [times.lift, atHold(home)],
    [times.drop - 0.1, atHold(goal)],
    [3.05, atHold(goal)],
    [3.75, [publish[0] + 70, publish[1] + 28]],
    [4.7, [publish[0] + 70, publish[1] + 28]],
    [5.8, [560, 430]],
  ],
  presses: [
    [times.grab, times.drop],
    [times.press, times.press + 0.12],
  ],
  draw: (time, s) => stack(head(time, s), board(s), blocks(s), moving(time, s), drivers(time, s)),
};

function head(time: number, s: Steps): string {
  const isDraft = passed(time, times.drop, times.drop + 0.2) - passed(time, times.sent, times.sent + 0.2) > 0.5;
  const pressed = passed(time, times.press - 0.08, times.press) - passed(time, times.press + 0.1, times.press + 0.22);
  const colors = isDraft ? { background: s[700], ink: white } : { background: s[100], ink: s[400] };
  const days: readonly Box[] = [0, 1, 2, 3, 4].map((day) => [236 + day * 76, 26, 64, 32]);
  return stack(
    bars(s[700], 14, [[28, 42, 150]]),
    rects(s[200], days, 8),
    rect(s[700], [236 + 2 * 76, 26, 64, 32], 8),
    bars(
      s[600],
      7,
      [0, 1, 3, 4].map((day) => [252 + day * 76, 42, 32]),
    ),
    bars(white, 7, [[252 + 2 * 76, 42, 32]]),
    button(publish, 156, colors, pressed, line(colors.ink, 4, 'M-8 0H8M1 -7L8 0L1 7')),
  );
}

function board(s: Steps): string {
  const hours = [0, 1, 2, 3, 4, 5, 6, 7];
  const door = (y: number): string =>
    stack(frame(s[600], 3, [28, y - 15, 30, 30], 3), line(s[600], 3, `M33 ${y - 6}H53M33 ${y + 1}H53M33 ${y + 8}H53`));
  return stack(
    rects(
      s[100],
      [0, 2, 4].map((lane) => [0, laneAt(lane), 872, laneHeight]),
    ),
    line(s[200], 2, hours.map((hour) => `M${left + hour * 92} 104V472`).join(''), '2 7'),
    bars(
      s[400],
      7,
      hours.map((hour) => [left + hour * 92 - 14, 94, 28]),
    ),
    ...lanes.map((lane) => door(laneAt(lane) + laneHeight / 2)),
    bars(
      s[700],
      8,
      lanes.map((lane) => [72, laneAt(lane) + laneHeight / 2, [42, 34, 46, 38, 42][lane] ?? 40]),
    ),
  );
}

/** A leaf and the words of a lot, at its left end. */
function content(ink: string, x: number, y: number, width: number): string {
  return stack(
    shape(ink, `M${x + 12} ${y + 14}h9a9 9 0 0 1 9 9v9h-9a9 9 0 0 1 -9 -9z`),
    bars(ink, 7, [[x + 40, y + 23, Math.max(14, width - 62)]]),
  );
}

function blocks(s: Steps): string {
  return stack(
    ...lots.map(([lane, x, width, step]) => {
      const y = laneAt(lane) + 12;
      return stack(
        rect(s[step], [x, y, width, lot.height], 8),
        content(step === 300 || step === 400 ? s[800] : white, x, y, width),
      );
    }),
  );
}

function moving(time: number, s: Steps): string {
  const [x, y] = pointAt(
    [
      [0, home],
      [times.lift, home],
      [times.drop - 0.1, goal],
    ],
    time,
  );
  const lifted = passed(time, times.grab, times.lift + 0.1) - passed(time, times.drop, times.drop + 0.15);
  const draft = passed(time, times.lift, times.lift + 0.2) - passed(time, times.sent, times.sent + 0.3);
  const ghost = time > times.lift ? frame(s[300], 2.5, [home[0], home[1], lot.width, lot.height], 8, '3 7') : '';
  const background = draft > 0.5 ? s[200] : s[600];
  const ink = draft > 0.5 ? s[800] : white;
  const outline = draft > 0.5 ? frame(s[700], 4, [2, 2, lot.width - 4, lot.height - 4], 7, '9 8') : '';
  return stack(
    time < times.drop ? ghost : '',
    placed(
      x,
      y - 6 * lifted,
      stack(rect(background, [0, 0, lot.width, lot.height], 8), outline, content(ink, 0, 0, lot.width)),
      -2 * lifted,
    ),
    popped(
      passed(time, times.sent + 0.15, times.sent + 0.4),
      [goal[0] + lot.width - 6, goal[1] + 4],
      check(s[900], white),
    ),
  );
}

function drivers(time: number, s: Steps): string {
  const shown = passed(time, times.panel, times.panel + 0.25) - passed(time, 4.9, 5.15);
  const width = 242;
  const row = (y: number, name: number, at: number): string =>
    stack(
      placed(30, y, person(s[300], s[800])),
      bars(s[200], 8, [[54, y - 7, name]]),
      bars(s[500], 6, [[54, y + 9, name * 0.62]]),
      truck(s[300], 178, y),
      popped(passed(time, times.sent + at, times.sent + at + 0.25), [213, y], check(s[300], s[900])),
    );
  const panel = stack(
    shape(s[900], 'M-12 40L4 28V52z'),
    rect(s[900], [0, 0, width, 112], 12),
    row(34, 92, 0.15),
    row(78, 74, 0.3),
  );
  const offset = mix(-14, 0, shown);
  return popped(shown, [goal[0] + lot.width + 22 + offset, goal[1] - 16], panel);
}

function truck(ink: string, x: number, y: number): string {
  return stack(
    shape(ink, `M${x - 20} ${y - 9}h18v16h-18zM${x} ${y - 3}h7l5 5v5h-12z`),
    disc(ink, x - 13, y + 9, 4),
    disc(ink, x + 4, y + 9, 4),
  );
}
