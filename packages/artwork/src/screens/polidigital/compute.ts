import { numerals } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';

const machine = { width: 208, height: 216 } as const;

/** Before: machines full of requested memory that hardly anything uses. After: two packed machines, one on spot capacity, one given back. */
export function computeDrawing(s: Steps, flow: Flow): string {
  return stack(rect(s[200], [0, 0, 960, 300]), before(s, flow), after(s, flow), turn(s));
}

/** A machine's case, with its lights on the lower edge. */
function chassis(s: Steps, x: number, y: number): string {
  return stack(
    rect(s[900], [x, y, machine.width, machine.height], 12),
    rect(white, [x + 8, y + 8, machine.width - 16, machine.height - 48], 6),
    disc(s[400], x + 24, y + machine.height - 20, 6),
    bars(s[600], 8, [[x + 48, y + machine.height - 20, machine.width - 72]]),
  );
}

/** What is used of a request, as it is drawn. */
const share = (used: number): string => `${Math.round((used / 148) * 100)}%`;

/** Two requests of half a machine each, and how much of each is ever used. */
function before(s: Steps, flow: Flow): string {
  const places: readonly (readonly [x: number, y: number, left: number, right: number])[] = [
    [28, 40, 40, 24],
    [260, 40, 28, 52],
    [492, 40, 20, 36],
    [724, 40, 48, 24],
  ];
  return stack(
    ...places.map(([x, y, left, right]) =>
      flow.part(
        x,
        machine.width,
        stack(
          chassis(s, x, y),
          rects(s[600], [
            [x + 16, y + 166 - left, 80, left],
            [x + 112, y + 166 - right, 80, right],
          ]),
          frame(s[500], 4, [x + 16, y + 18, 80, 148], 4, '7 9'),
          frame(s[500], 4, [x + 112, y + 18, 80, 148], 4, '7 9'),
          numerals(
            s[700],
            26,
            [
              [x + 56, y + 147 - left, share(left)],
              [x + 152, y + 147 - right, share(right)],
            ],
            'middle',
          ),
        ),
      ),
    ),
  );
}

/** The same eight below: five fill two machines, three run on spot capacity; each as large as it is used above. */
const packed = {
  first: [
    [600, [18, 32, 83, 134]],
    [400, [105, 32, 85, 74]],
    [700, [105, 110, 85, 56]],
  ],
  second: [
    [700, [18, 93, 172, 73]],
    [400, [18, 32, 172, 57]],
  ],
} as const satisfies Record<string, readonly (readonly [keyof Steps, Box])[]>;

function full(s: Steps, x: number, y: number, boxes: readonly (readonly [keyof Steps, Box])[]): string {
  return stack(
    chassis(s, x, y),
    ...boxes.map(([step, [left, top, width, height]]) => rect(s[step], [x + left, y + top, width, height], 4)),
  );
}

function after(s: Steps, flow: Flow): string {
  return stack(
    flow.part(28, machine.width, full(s, 28, 344, packed.first)),
    flow.part(260, machine.width, full(s, 260, 344, packed.second)),
    flow.part(492, machine.width, spot(s, 492, 344)),
    flow.part(724, machine.width, givenBack(s, 724, 344)),
  );
}

/** Work that survives an interruption: conversion of media, exports, retries. */
function spot(s: Steps, x: number, y: number): string {
  return stack(
    rect(s[300], [x, y, machine.width, machine.height], 12),
    frame(s[800], 6, [x + 3, y + 3, machine.width - 6, machine.height - 6], 10, '14 14'),
    rects(
      s[800],
      [
        [x + 20, y + 20, 80, 80],
        [x + 108, y + 20, 80, 80],
        [x + 20, y + 108, 168, 60],
      ],
      6,
    ),
    shape(s[300], `M${x + 50} ${y + 44}L${x + 76} ${y + 60}L${x + 50} ${y + 76}z`),
    line(s[300], 7, `M${x + 148} ${y + 78}V${y + 44}M${x + 136} ${y + 56}l12 -12 12 12`),
    line(s[300], 7, `M${x + 120} ${y + 130}a17 17 0 1 0 2 16M${x + 122} ${y + 122}v10h-10`),
    bars(s[800], 8, [[x + 20, y + 192, 168]]),
  );
}

function givenBack(s: Steps, x: number, y: number): string {
  return stack(
    frame(s[400], 5, [x + 3, y + 3, machine.width - 6, machine.height - 6], 10, '3 13'),
    line(s[500], 9, `M${x + 104} ${y + 68}v36M${x + 80} ${y + 82}a36 36 0 1 0 48 0`),
  );
}

function turn(s: Steps): string {
  return placed(480, 300, stack(disc(s[900], 0, 0, 32), line(white, 7, 'M0 -14V14M-11 3L0 14L11 3')));
}
