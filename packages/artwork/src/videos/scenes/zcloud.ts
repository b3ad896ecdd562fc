import {
  bars,
  disc,
  frame,
  line,
  placed,
  rect,
  rects,
  stack,
  white,
  type Bar,
  type Box,
  type Point,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Video } from '../video';
import { attention, button, check, faded, popped, upTo } from '../props';
import { mix, numberAt, passed } from '../time';
import { applySign, rail, restartSign } from './zcloudPanel';

const rowAt = (row: number) => 114 + row * 76;
const field = { x: 296, width: 420, height: 50 } as const;

const edited = { address: 1, containers: 2 } as const;
const plus: Point = [field.x + field.width - 36, rowAt(edited.containers)];
const bar = { x: 88, width: 760, closed: 64, open: 244 } as const;
const apply: Point = [672, 404];

const times = { field: 0.7, typed: 1.45, plus: 2.05, bar: 2.75, apply: 4.05, closed: 4.2, checks: 4.5 } as const;

/** A settings page on which two edits wait in a bar, are compared in it, and go out together. */
export const zcloudVideo: Video = {
  name: 'feature-zcloud',
  accent: 'zcloud',
  poster: 3.6,
  pointer: [
    [0, [560, 410]],
    [0.6, [500, rowAt(edited.address) + 6]],
    [1.5, [500, rowAt(edited.address) + 6]],
    [1.95, plus],
    [2.15, plus],
    [2.65, [430, 442]],
    [3.2, [430, 442]],
    [3.95, [apply[0] + 70, apply[1] + 26]],
    [4.5, [apply[0] + 70, apply[1] + 26]],
    [5.7, [560, 410]],
  ],
  presses: [
    [times.field, times.field + 0.1],
    [times.plus, times.plus + 0.1],
    [times.bar, times.bar + 0.1],
    [times.apply, times.apply + 0.12],
  ],
  draw: (time, s) => stack(rail(s, 2), head(s), settings(time, s), review(time, s), checks(time, s)),
};

function head(s: Steps): string {
  return stack(
    disc(s[500], 102, 40, 9),
    bars(s[800], 14, [[122, 40, 150]]),
    bars(s[400], 9, [
      [560, 40, 62],
      [646, 40, 74],
      [744, 40, 62],
    ]),
    line(s[600], 5, 'M648 62H718'),
    line(s[200], 2, 'M64 66H872'),
  );
}

function settings(time: number, s: Steps): string {
  const names = [92, 128, 108, 76, 118];
  return stack(
    bars(
      s[700],
      9,
      names.map((width, row) => [96, rowAt(row) - 8, width]),
    ),
    bars(
      s[300],
      7,
      names.map((width, row) => [96, rowAt(row) + 12, width * 0.8 + 40]),
    ),
    ...[0, 1, 2, 4].map((row) => frame(s[400], 2, [field.x, rowAt(row) - 25, field.width, field.height], 8)),
    bars(s[700], 8, [
      [316, rowAt(0), 120],
      [446, rowAt(0), 60],
      [316, rowAt(4), 210],
    ]),
    address(time, s),
    containers(time, s),
    placed(field.x, rowAt(3) - 16, stack(rect(s[500], [0, 0, 60, 32], 16), disc(white, 44, 16, 11))),
  );
}

const oldAddress: readonly Bar[] = [
  [316, rowAt(1), 84],
  [410, rowAt(1), 130],
];
const newAddress: readonly Bar[] = [
  [316, rowAt(1), 138],
  [464, rowAt(1), 66],
  [540, rowAt(1), 92],
];

function address(time: number, s: Steps): string {
  const end = numberAt(
    [
      [0, 540],
      [times.field + 0.08, 540],
      [times.field + 0.3, 312],
      [times.typed, 632],
    ],
    time,
  );
  const isNew = time > times.field + 0.3;
  const isFocused = time > times.field && time < times.plus;
  return stack(
    isFocused ? frame(s[600], 4, [field.x, rowAt(1) - 25, field.width, field.height], 8) : '',
    bars(s[700], 8, isNew ? upTo(newAddress, end) : upTo(oldAddress, end)),
    isFocused ? line(s[900], 3, `M${end + 8} ${rowAt(1) - 13}v26`) : '',
  );
}

function containers(time: number, s: Steps): string {
  const box = (at: number): Box => [316 + at * 36, rowAt(2) - 13, 26, 26];
  const added = passed(time, times.plus + 0.05, times.plus + 0.3);
  const pressed = time > times.plus - 0.05 && time < times.plus + 0.2;
  return stack(
    rects(s[500], [box(0), box(1)], 5),
    popped(added, [316 + 72 + 13, rowAt(2)], rect(s[500], [-13, -13, 26, 26], 5)),
    rect(pressed ? s[300] : s[100], [plus[0] - 20, plus[1] - 19, 40, 38], 6),
    rect(s[100], [plus[0] - 68, plus[1] - 19, 40, 38], 6),
    line(s[700], 4, `M${plus[0] - 8} ${plus[1]}h16m-8 -8v16M${plus[0] - 56} ${plus[1]}h16`),
  );
}

/** The bar at the foot: how many edits wait; opened, each value before and after. */
function review(time: number, s: Steps): string {
  const risen = passed(time, times.typed, times.typed + 0.3) - passed(time, times.closed + 0.2, times.closed + 0.5);
  const opened = passed(time, times.bar + 0.08, times.bar + 0.4) - passed(time, times.closed, times.closed + 0.25);
  const height = mix(bar.closed, bar.open, opened);
  const top = mix(480, 460 - height, risen);
  const second = passed(time, times.plus + 0.1, times.plus + 0.3);
  const counts = stack(
    rect(s[300], [bar.x + 24, top + 22, 20, 20], 4),
    popped(second, [bar.x + 60, top + 32], rect(s[300], [-10, -10, 20, 20], 4)),
    bars(s[200], 9, [[bar.x + 96, top + 32, 140]]),
    line(s[300], 4, `M${bar.x + 716} ${top + 32 + 5 - 10 * opened}l10 ${-10 + 20 * opened}l10 ${10 - 20 * opened}`),
  );
  return stack(
    rect(s[900], [bar.x, top, bar.width, height], 12),
    counts,
    faded(
      opened,
      placed(
        bar.x,
        460 - bar.open,
        stack(
          change(s, 64, (y, isOld) =>
            bars(
              isOld ? s[500] : s[200],
              8,
              (isOld ? oldAddress : newAddress).map(([x, , w]) => [(x - 316) * 0.8, y, w * 0.8]),
            ),
          ),
          restart(s, [690, 90]),
          change(s, 122, (y, isOld) =>
            rects(
              isOld ? s[500] : s[200],
              (isOld ? [0, 1] : [0, 1, 2]).map((at) => [at * 30, y - 11, 22, 22]),
              4,
            ),
          ),
        ),
      ),
    ),
    opened > 0.98 ? applyButton(time, s) : '',
  );
}

/** One edit: its name, the value before, struck out, and the value after. */
function change(s: Steps, y: number, value: (y: number, isOld: boolean) => string): string {
  const middle = y + 26;
  return stack(
    rect(s[800], [20, y, bar.width - 40, 52], 8),
    bars(s[300], 8, [[38, middle, 76]]),
    placed(142, 0, value(middle, true)),
    line(s[400], 3, `M138 ${middle}h188`),
    line(s[300], 4, `M350 ${middle}h22m-8 -8l8 8l-8 8`),
    placed(398, 0, value(middle, false)),
  );
}

/** Says that a value restarts the app. */
function restart(s: Steps, [x, y]: Point): string {
  return placed(x, y, stack(rect(attention, [-24, -17, 48, 34], 8), restartSign(s[900])));
}

function applyButton(time: number, s: Steps): string {
  const pressed = passed(time, times.apply - 0.08, times.apply) - passed(time, times.apply + 0.1, times.apply + 0.22);
  return button(apply, 156, { background: s[300], ink: s[900] }, pressed, applySign(s[900]));
}

function checks(time: number, s: Steps): string {
  return stack(
    ...[edited.address, edited.containers].map((row, order) => {
      const from = times.checks + order * 0.15;
      return popped(passed(time, from, from + 0.25), [field.x + field.width + 34, rowAt(row)], check(s[600], white));
    }),
  );
}
