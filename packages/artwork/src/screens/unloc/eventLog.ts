import { numeral, numerals } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

import { channels } from './channels';

/** Upper edge and height of the log, and how far its three readers have come. */
const log = { y: 48, height: 104 } as const;
const readers = [176, 480, 784] as const;

type Sign = keyof typeof channels | 'erased';
type Tone = 300 | 400 | 600 | 800;

/** The log's events: left end, width, sign, strength. The last one is written, and no reader has come to it yet. */
const events: readonly (readonly [x: number, width: number, sign: Sign, tone: Tone])[] = [
  [-48, 128, 'survey', 600],
  [88, 84, 'chat', 400],
  [180, 96, 'ticket', 800],
  [284, 88, 'erased', 300],
  [380, 96, 'merge', 600],
  [484, 96, 'survey', 400],
  [588, 96, 'chat', 300],
  [692, 88, 'ticket', 800],
  [788, 84, 'chat', 600],
];

/** A log that grows at its right end; three readers stand at their positions in it and build the screens below them. */
export function eventLogDrawing(s: Steps): string {
  return stack(tape(s), ...readers.map((x) => reader(s, x)), list(s), scores(s), thread(s));
}

function tape(s: Steps): string {
  return stack(
    ...readers.map((x, at) => numeral(s[800], 32, [x + 26, 212], String(201 + at * 3))),
    ...events.map(([x, width, sign, tone]) => {
      const ink = tone === 300 || tone === 400 ? s[900] : white;
      return stack(
        rect(s[tone], [x, log.y, width, log.height], 8),
        sign === 'erased' ? erased(s, x + 12) : scaled(x + width / 2, log.y + 52, 1.2, channels[sign](ink, s[tone])),
      );
    }),
    frame(s[500], 5, [882.5, log.y + 2.5, 140, log.height - 5], 8, '10 14'),
    line(s[600], 8, 'M908 100h32M924 84v32'),
  );
}

/** An event whose key was destroyed: nobody can read it, and it still counts. */
function erased(s: Steps, x: number): string {
  const marks = [0, 1, 2, 3, 4, 5].map(
    (index) => [x + (index % 3) * 24, log.y + 26 + (index < 3 ? 0 : 28), 16, 24] as const,
  );
  return rects(s[600], marks);
}

/** A reader's position in the log, and the screen's frame below it. */
function reader(s: Steps, x: number): string {
  return placed(
    x - 120,
    248,
    stack(
      line(s[800], 6, 'M120 0V-56'),
      shape(s[800], 'M102 -52L120 -84L138 -52z'),
      shape(white, 'M0 16a16 16 0 0 1 16 -16H224a16 16 0 0 1 16 16V152H0z'),
      shape(s[800], 'M0 16a16 16 0 0 1 16 -16H224a16 16 0 0 1 16 16V36H0z'),
      bars(s[300], 10, [[24, 18, 80]]),
    ),
  );
}

function list(s: Steps): string {
  const top = (row: number) => 308 + row * 40;
  return stack(
    rects(
      s[400],
      [0, 1, 2].map((row) => [80, top(row) - 8, 16, 16]),
      4,
    ),
    bars(
      s[600],
      10,
      [0, 1, 2].map((row) => [112, top(row), [96, 120, 80][row] ?? 80]),
    ),
    numerals(
      s[800],
      28,
      ['12', '9', '4'].map((count, row) => [282, top(row), count]),
      'end',
    ),
  );
}

function scores(s: Steps): string {
  const heights = [32, 20, 48, 84, 64];
  return stack(
    rects(
      s[400],
      heights.map((height, index) => [384 + index * 40, 400 - height, 32, height]),
    ),
    rect(s[700], [504, 316, 32, 84]),
  );
}

/** The reply is shown at once, as pending. */
function thread(s: Steps): string {
  return stack(
    shape(s[200], 'M688 304H800a10 10 0 0 1 10 10V328a10 10 0 0 1 -10 10H688z'),
    bars(s[700], 10, [[704, 321, 80]]),
    frame(s[600], 5, [730, 354, 150, 60], 10, '8 12'),
    bars(s[600], 10, [[752, 380, 72]]),
    disc(s[600], 852, 380, 14),
    line(white, 4, 'M852 372v8h6'),
  );
}
