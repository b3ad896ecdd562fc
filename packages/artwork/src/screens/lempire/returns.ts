import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  line,
  placed,
  rect,
  rects,
  ring,
  shape,
  stack,
  white,
  type Bar,
  scaled,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { card } from '../frames';

/** The inside of the letter's card, and a kind of mail with its sequence. */
const inside = 402;
const kindWidth = 448;
const kindAt = (kind: number) => 40 + kind * 136;

interface Kind {
  /** Steps of the ramp: the sign's background and its ink. */
  readonly background: keyof Steps;
  readonly sign: (s: Steps, ink: string) => string;
  /** What becomes of the sequence. */
  readonly outcome: (s: Steps) => string;
}

/** Four kinds of returning mail, sorted from one open letter: removed, tried again, waiting, answered. */
export function returnsScreen(s: Steps, flow: Flow): string {
  const kinds: readonly Kind[] = [
    { background: 800, sign: (_, ink) => line(ink, 8, 'M-20 -20L20 20M20 -20L-20 20'), outcome: removed },
    { background: 600, sign: (_, ink) => line(ink, 8, 'M22 0A22 22 0 1 1 14 -17M16 -32V-16H0'), outcome: tried },
    { background: 300, sign: (dark) => sun(dark), outcome: waiting },
    {
      background: 500,
      sign: (_, ink) => flow.between(line(ink, 8, 'M-24 0H12Q26 0 26 14V22M-10 -14L-24 0L-10 14'), 0),
      outcome: stopped,
    },
  ];
  return stack(
    flow.between(
      line(
        s[400],
        6,
        [0, 1, 2, 3]
          .map(
            (kind) =>
              `M360 300H384Q416 300 416 ${kind < 2 ? 268 : 332}V${kindAt(kind) + (kind < 2 ? 88 : 24)}Q416 ${kindAt(kind) + 56} 448 ${kindAt(kind) + 56}H472`,
          )
          .join(''),
      ),
    ),
    letter(s, flow),
    ...kinds.map(({ background, sign, outcome }, kind) =>
      placed(
        flow.x(472, kindWidth),
        kindAt(kind),
        stack(
          rect(white, [0, 0, kindWidth, 112], 16),
          rect(s[background], [flow.x(0, 112, kindWidth), 0, 112, 112], 16),
          placed(flow.x(56, 0, kindWidth), 56, sign(s, white)),
          flow.between(placed(144, 56, outcome(s)), kindWidth),
        ),
      ),
    ),
  );
}

/** A bounce in a server's own words; of all its lines, the number of the mail it answers counts. */
function letter(s: Steps, flow: Flow): string {
  const dialect: readonly Bar[] = [
    [56, 140, 96],
    [164, 140, 132],
    [56, 172, 200],
    [56, 204, 64],
    [132, 204, 88],
    [56, 310, 168],
    [56, 342, 232],
    [56, 374, 120],
    [56, 430, 208],
    [56, 462, 144],
    [56, 494, 176],
    [56, 526, 96],
  ];
  const bar = (x: number, y: number, width: number): Bar => [flow.x(x, width, inside), y, width];
  return card(
    s,
    'lempire-letter',
    [flow.x(-40, 408), 40, 408, 640],
    stack(
      bars(s[800], 14, [bar(80, 56, 168)]),
      numeral(s[700], 30, [flow.x(374, 0, inside), 56], '9:04', flow.end),
      line(s[200], 3, 'M0 104H402'),
      bars(
        s[500],
        10,
        dialect.map(([x, y, width]) => bar(x + 24, y, width)),
      ),
      rect(s[300], [flow.x(61, 316, inside), 229, 316, 56], 10),
      numeral(s[800], 34, [flow.x(80, 0, inside), 257], '58210', flow.start),
      bars(s[800], 12, [bar(204, 257, 36), bar(252, 257, 104)]),
    ),
  );
}

/** A person taken out of the sequence. */
function removed(s: Steps): string {
  return stack(
    scaled(22, 0, 1.6, person(s[300], s[800])),
    line(s[800], 6, 'M72 0H256'),
    discs(s[400], 12, [
      [88, 0],
      [136, 0],
      [184, 0],
      [232, 0],
    ]),
    line(s[800], 6, 'M72 0H256'),
  );
}

/** Tries with longer and longer pauses. */
function tried(s: Steps): string {
  return stack(
    line(s[300], 6, 'M12 0H256'),
    discs(s[600], 12, [
      [12, 0],
      [52, 0],
      [124, 0],
    ]),
    line(s[800], 7, 'M246 -12l24 24m0 -24l-24 24'),
  );
}

/** Steps done, a pause, and steps that come later. */
function waiting(s: Steps): string {
  return stack(
    line(s[300], 6, 'M12 0H88'),
    line(s[300], 6, 'M168 0H264', '0.1 14'),
    discs(s[600], 12, [
      [12, 0],
      [60, 0],
    ]),
    rects(
      s[800],
      [
        [104, -22, 14, 44],
        [130, -22, 14, 44],
      ],
      4,
    ),
    discs(white, 15, [
      [196, 0],
      [252, 0],
    ]),
    ring(s[500], 196, 0, 12, 5),
    ring(s[500], 252, 0, 12, 5),
  );
}

/** An answer ends it. */
function stopped(s: Steps): string {
  return stack(
    line(s[300], 6, 'M12 0H88'),
    discs(s[600], 12, [
      [12, 0],
      [60, 0],
    ]),
    rect(s[800], [104, -22, 44, 44], 6),
    shape(s[200], 'M192 -32H264Q276 -32 276 -20V12Q276 24 264 24H216L196 40V24H192Q180 24 180 12V-20Q180 -32 192 -32z'),
    bars(s[700], 10, [
      [196, -14, 64],
      [196, 8, 40],
    ]),
  );
}

/** Somebody is on leave. */
function sun(s: Steps): string {
  return stack(
    disc(s[800], 0, 0, 13),
    line(
      s[800],
      7,
      'M0 -28V-26M0 28V26M28 0H26M-28 0H-26M20 -20L18.500 -18.500M-20 20L-18.500 18.500M20 20L18.500 18.500M-20 -20L-18.500 -18.500',
    ),
  );
}
