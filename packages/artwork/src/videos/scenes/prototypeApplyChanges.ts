import { bars, disc, discs, frame, line, placed, rect, rects, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Video } from '../video';
import { check, faded, person, popped, upTo } from '../props';
import { mix, numberAt, passed } from '../time';
import { block, rail, restartSign } from './zcloudPanel';
import { apply, applyButton, applySpot, change, columnNames, count, edit, review, sheet } from './zcloudReview';

const table = { x: 88, y: 84, width: 520, head: 36, row: 66, value: 268 } as const;
const middleOf = (row: number) => table.y + table.head + (row + 0.5) * table.row;
const edited = { address: 1, secret: 2 } as const;
const letters = 9;

const containers = [0, 1, 2, 3];

const times = {
  address: 0.4,
  secret: 1.4,
  typed: 2,
  bar: 2.4,
  apply: 3.55,
  closed: 3.7,
  rollout: 3.95,
  done: 5,
} as const;
const turn = { every: 0.25, takes: 0.35 } as const;

/** From the first edit to the last container: two variables, one of them a secret, reviewed and rolled out. */
export const prototypeApplyChangesVideo: Video = {
  name: 'prototype-apply-changes',
  accent: 'zcloud',
  poster: 5.3,
  pointer: [
    [0, [520, 240]],
    [0.35, [470, middleOf(edited.address) + 6]],
    [0.95, [470, middleOf(edited.address) + 6]],
    [1.35, [450, middleOf(edited.secret) + 6]],
    [1.85, [450, middleOf(edited.secret) + 6]],
    [2.3, [430, 436]],
    [2.75, [430, 436]],
    [3.45, applySpot],
    [3.8, applySpot],
    [4.4, [480, 330]],
    [5.2, [480, 330]],
    [5.8, [520, 240]],
  ],
  presses: [
    [times.address, times.address + 0.1],
    [times.secret, times.secret + 0.1],
    [times.bar, times.bar + 0.1],
    [times.apply, times.apply + 0.12],
  ],
  draw: (time, s) => stack(rail(s, 1), head(s), variables(time, s), services(time, s), waiting(time, s)),
};

function head(s: Steps): string {
  return stack(disc(s[500], 102, 40, 9), bars(s[800], 14, [[122, 40, 190]]), line(s[200], 2, 'M64 66H872'));
}

/** The table of variables; a row that is edited is marked until its value has gone out. */
function variables(time: number, s: Steps): string {
  const names = [104, 118, 96, 84];
  const bottom = table.y + table.head + names.length * table.row;
  const out = passed(time, times.done, times.done + 0.25);
  const marks = [
    [edited.address, times.address + 0.3],
    [edited.secret, times.secret + 0.25],
  ] as const;
  return stack(
    ...marks.map(([row, from]) => {
      const y = middleOf(row) - table.row / 2;
      return faded(
        passed(time, from, from + 0.2) - out,
        stack(rect(s[100], [table.x, y, table.width, table.row]), rect(s[500], [table.x, y, 6, table.row])),
      );
    }),
    rect(s[200], [table.x, table.y, table.width, table.head], 0),
    bars(s[600], 7, [
      [112, table.y + table.head / 2, 56],
      [table.value, table.y + table.head / 2, 44],
    ]),
    line(s[200], 2, [0, 1, 2].map((row) => `M${table.x} ${middleOf(row) + table.row / 2}h${table.width}`).join('')),
    frame(s[300], 2, [table.x, table.y, table.width, bottom - table.y], 0),
    bars(
      s[700],
      9,
      names.map((width, row) => [112, middleOf(row), width]),
    ),
    bars(s[700], 8, [
      [table.value, middleOf(0), 96],
      [table.value + 106, middleOf(0), 40],
    ]),
    masked(s[700], table.value, middleOf(3), letters),
    eye(s, middleOf(edited.secret)),
    eye(s, middleOf(3)),
    address(time, s),
    secret(time, s),
  );
}

/** A value that nobody is shown, as a disc for each letter. */
function masked(color: string, x: number, y: number, length: number): string {
  return discs(
    color,
    5,
    Array.from({ length }, (_, at) => [x + 5 + at * 17, y] as const),
  );
}

/** The sign for a hidden value: an eye, crossed out. */
function eye(s: Steps, y: number): string {
  return placed(
    574,
    y,
    stack(line(s[500], 3, 'M-12 0Q0 -13 12 0Q0 13 -12 0z'), disc(s[500], 0, 0, 4), line(s[500], 3, 'M-10 10L10 -10')),
  );
}

const oldAddress: readonly Bar[] = [
  [table.value, 0, 70],
  [table.value + 80, 0, 104],
];
const newAddress: readonly Bar[] = [
  [table.value, 0, 112],
  [table.value + 122, 0, 40],
  [table.value + 172, 0, 36],
];

/** The field around a value while it is being typed, with its cursor. */
function focused(s: Steps, row: number, cursor: number): string {
  const y = middleOf(row);
  return stack(
    frame(s[600], 4, [table.value - 18, y - 24, 280, 48], 8),
    line(s[900], 3, `M${cursor + 8} ${y - 13}v26`),
  );
}

function address(time: number, s: Steps): string {
  const { address: from, secret: left } = times;
  const end = numberAt(
    [
      [0, 452],
      [from + 0.08, 452],
      [from + 0.26, table.value - 4],
      [from + 0.8, 476],
    ],
    time,
  );
  const words = upTo(time > from + 0.26 ? newAddress : oldAddress, end);
  return stack(
    time > from && time < left ? focused(s, edited.address, end) : '',
    placed(0, middleOf(edited.address), bars(s[700], 8, words)),
  );
}

function secret(time: number, s: Steps): string {
  const { secret: from, typed } = times;
  const shown = Math.round(
    numberAt(
      [
        [0, letters],
        [from + 0.08, letters],
        [from + 0.22, 0],
        [typed, letters],
      ],
      time,
    ),
  );
  const end = table.value + shown * 17 - 6;
  return stack(
    time > from && time < times.bar ? focused(s, edited.secret, end) : '',
    masked(s[700], table.value, middleOf(edited.secret), shown),
  );
}

/** How far a container has come to the new version. */
const renewed = (time: number, at: number) =>
  passed(time, times.rollout + at * turn.every, times.rollout + at * turn.every + turn.takes);

/** The app's containers; the rollout turns one block after the other. */
function services(time: number, s: Steps): string {
  return stack(
    ...containers.map((at) => {
      const part = renewed(time, at);
      const y = table.y + at * 76;
      const isTurning = part > 0 && part < 1;
      return stack(
        frame(isTurning ? s[600] : s[300], isTurning ? 4 : 2, [640, y, 208, 68], 10),
        placed(674, y + 34, block(s, part)),
        bars(s[700], 8, [[710, y + 27, 74]]),
        bars(s[300], 7, [[710, y + 44, 50]]),
        disc(s[400], 820, y + 34, 7),
        popped(passed(part, 0.6, 1), [820, y + 34], check(s[600], white)),
      );
    }),
  );
}

/** The bar at the foot: it counts the edits, opens to their review and then shows how far the rollout is. */
function waiting(time: number, s: Steps): string {
  const risen = passed(time, times.address + 0.3, times.address + 0.6);
  const opened = passed(time, times.bar + 0.08, times.bar + 0.42) - passed(time, times.closed, times.closed + 0.28);
  const isOut = time > times.closed + 0.1;
  const second = passed(time, times.secret + 0.25, times.secret + 0.45);
  const waits = count(s, stack(placed(34, 32, edit(s)), popped(second, [62, 32], edit(s))));
  return sheet(s, { risen, opened, head: isOut ? progress(time, s) : waits, body: comparison(time, s) });
}

/** On the bar: a length for each container, filled while it turns, and at the end a check mark. */
function progress(time: number, s: Steps): string {
  const length = 132;
  const x = (at: number) => 96 + at * (length + 14);
  const done = passed(time, times.done - 0.1, times.done + 0.15);
  return stack(
    faded(
      1 - done,
      placed(44, 32, `<g transform="rotate(${Math.round((time - times.closed) * 300)})">${restartSign(s[300])}</g>`),
    ),
    popped(done, [44, 32], check(s[300], s[900])),
    rects(
      s[700],
      containers.map((at) => [x(at), 27, length, 10]),
      5,
    ),
    rects(
      s[300],
      containers.flatMap((at) => {
        const filled = renewed(time, at);
        return filled > 0 ? [[x(at), 27, mix(10, length, filled), 10] as const] : [];
      }),
      5,
    ),
  );
}

function comparison(time: number, s: Steps): string {
  const pressed = passed(time, times.apply - 0.08, times.apply) - passed(time, times.apply + 0.1, times.apply + 0.22);
  const down = 20;
  const owner = person(s[300], s[800]);
  const words = (value: readonly Bar[]): Bar[] =>
    value.map(([x, y, width]) => [(x - table.value) * 0.95, y, width * 0.95]);
  return stack(
    columnNames(s, 84 + down),
    change(s, review.rowAt(0) + down, {
      who: owner,
      name: 118,
      before: bars(s[600], 8, words(oldAddress)),
      after: bars(white, 8, words(newAddress)),
    }),
    change(s, review.rowAt(1) + down, {
      who: owner,
      name: 92,
      before: masked(s[600], 0, 0, letters),
      after: masked(white, 0, 0, letters),
    }),
    placed(42, apply.y + 22, restartSign(s[600])),
    rects(
      s[400],
      containers.map((at) => [72 + at * 30, apply.y + 12, 20, 20]),
    ),
    applyButton(s, pressed),
  );
}
