import { numeral, numerals } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { edgeInDark } from '../frames';
import { channels } from './channels';

/** Upper edge and height of the log, and how far its three readers have come. */
const log = { y: 48, height: 112 } as const;
const readers = [176, 480, 784] as const;

type Sign = keyof typeof channels | 'erased';
type Tone = 200 | 300 | 800;

/** Each event has a third of the way from one reader to the next. */
const width = 92;
const leftEnd = (at: number) => Math.round(readers[0] - width / 2 + (at - 2) * ((readers[1] - readers[0]) / 3));

/** The log's events: sign, strength; the dark ones are being read. The last one is written, and no reader has come to it yet. */
const events: readonly (readonly [sign: Sign, tone: Tone])[] = [
  ['survey', 300],
  ['chat', 300],
  ['ticket', 800],
  ['erased', 200],
  ['merge', 300],
  ['survey', 800],
  ['chat', 300],
  ['ticket', 300],
  ['chat', 800],
];

/** A log that grows at its far end; three readers stand at their positions in it and build the screens below them. */
export function eventLogDrawing(s: Steps, flow: Flow): string {
  const screens = [list(s), scores(s), thread(s)];
  return stack(
    tape(s, flow),
    flow.between(stack(...readers.map((x, at) => stack(reader(s, x), screens[at] ?? '')))),
    counted(s, flow),
    placed(flow.x(856), 508, stack(disc(s[700], 0, 0, 16), line(white, 4, 'M0 -9v9h7'))),
  );
}

function tape(s: Steps, flow: Flow): string {
  const end = leftEnd(events.length);
  return stack(
    ...readers.map((x, at) => numeral(s[800], 32, [flow.x(x + 26), 216], String(201 + at * 3), flow.start)),
    ...events.map(([sign, tone], at) => {
      const x = flow.x(leftEnd(at), width);
      return stack(
        rect(s[tone], [x, log.y, width, log.height], 8),
        sign === 'erased' ? erased(s, x + 15) : scaled(x + width / 2, log.y + 56, 1.2, channel(s, flow, sign, tone)),
      );
    }),
    frame(s[700], 5, [flow.x(end, width) + 2.5, log.y + 2.5, width - 5, log.height - 5], 8, '10 14'),
    flow.part(end, width, line(s[700], 8, `M${end + width / 2 - 18} 104h36M${end + width / 2} 86v36`)),
  );
}

/** Only a merge leads somewhere. */
function channel(s: Steps, flow: Flow, sign: keyof typeof channels, tone: Tone): string {
  const drawing = channels[sign](tone === 800 ? white : s[900], s[tone]);
  return sign === 'merge' ? flow.between(drawing, 0) : drawing;
}

/** An event whose key was destroyed: nobody can read it, and it still counts. */
function erased(s: Steps, x: number): string {
  const marks = [0, 1, 2, 3, 4, 5].map(
    (index) => [x + (index % 3) * 24, log.y + 28 + (index < 3 ? 0 : 32), 14, 24] as const,
  );
  return rects(s[600], marks);
}

/** A reader's position in the log, and the frame of its screen below it. */
function reader(s: Steps, x: number): string {
  return placed(
    x - 128,
    264,
    stack(
      line(s[800], 6, 'M128 0V-64'),
      shape(s[800], 'M110 -64L128 -96L146 -64z'),
      rect(white, [0, 0, 256, 296], 16),
      edgeInDark(s, [0, 0, 256, 296], 16),
      shape(s[400], 'M0 16a16 16 0 0 1 16 -16H240a16 16 0 0 1 16 16V48H0z'),
      bars(s[900], 12, [[24, 24, 96]]),
    ),
  );
}

const rows = ['12', '9', '4', '3'] as const;
const top = (row: number) => 348 + row * 56;

/** Open requests, the most of them first. */
function list(s: Steps): string {
  return stack(
    rects(
      s[400],
      rows.map((_, row) => [72, top(row) - 12, 24, 24]),
      6,
    ),
    bars(
      s[700],
      14,
      rows.map((_, row) => [116, top(row), [88, 104, 64, 80][row] ?? 80]),
    ),
  );
}

/** In a column whose right edge they share in both directions, unit below unit. */
function counted(s: Steps, flow: Flow): string {
  const right = flow.x(244, 36) + 36;
  return numerals(
    s[800],
    30,
    rows.map((count, row) => [right, top(row), count]),
    'end',
  );
}

function scores(s: Steps): string {
  const heights = [72, 48, 112, 184, 144];
  return stack(
    rects(
      s[400],
      heights.map((height, index) => [376 + index * 42, 528 - height, 34, height]),
    ),
    rect(s[700], [376 + 3 * 42, 528 - 184, 34, 184]),
    line(s[300], 4, 'M376 530H578'),
  );
}

/** The reply is shown at once, as pending. */
function thread(s: Steps): string {
  return stack(
    shape(s[200], 'M680 344H832a12 12 0 0 1 12 12V388a12 12 0 0 1 -12 12H680z'),
    bars(s[700], 14, [[700, 372, 112]]),
    shape(s[200], 'M680 416H784a12 12 0 0 1 12 12V448a12 12 0 0 1 -12 12H680z'),
    bars(s[700], 14, [[700, 438, 72]]),
    frame(s[700], 5, [716, 480, 172, 56], 12, '8 12'),
    bars(s[700], 14, [[738, 508, 80]]),
  );
}
