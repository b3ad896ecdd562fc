import { numerals } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
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
import type { Flow } from '../flow';
import { browserWindow } from '../frames';
import { avatar, pointer } from '../signs';

/** The inside of the window. */
const inside = 872;
const hours = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const hourAt = (hour: number): number => 136 + hour * 96;
const laneAt = (lane: number): number => 104 + lane * 72;

/** The lots that stay: lane, start, width, and how strong their color is. */
const lots: readonly (readonly [lane: number, x: number, width: number, step: 300 | 500 | 700])[] = [
  [0, 144, 216, 700],
  [0, 368, 136, 300],
  [0, 640, 176, 500],
  [1, 144, 128, 300],
  [1, 456, 112, 700],
  [1, 632, 152, 300],
  [2, 144, 152, 500],
  [2, 664, 136, 700],
  [3, 144, 104, 700],
  [3, 256, 232, 300],
  [3, 496, 104, 500],
];
const home: Box = [280, laneAt(1) + 8, 168, 56];
const goal: Box = [344, laneAt(2) + 8, 168, 56];

/** A day of one packhouse: a lane for each dock, a block for each lot. One has moved, and the footer names who will hear of it. */
export function sostenaBoard(s: Steps, flow: Flow): string {
  const day = stack(head(s), lanes(s), blocks(s), rain(s), draft(s), drivers(s));
  return browserWindow(
    s,
    'board',
    [40, 40, 880, 520],
    stack(
      flow.between(day, inside),
      numbers(s, flow),
      pointer([flow.x(goal[0] + 120, 0, inside), goal[1] + 36], s[900], white),
    ),
  );
}

/** The hours over the lanes, and the docks beside them. */
function numbers(s: Steps, flow: Flow): string {
  return stack(
    // Rain is due at noon.
    numerals(
      s[700],
      24,
      hours.filter((hour) => hour !== 5).map((hour) => [flow.x(hourAt(hour), 0, inside), 84, String(7 + hour)]),
      'middle',
    ),
    numerals(
      s[800],
      34,
      [0, 1, 2, 3].map((lane) => [flow.x(82, 0, inside), laneAt(lane) + 37, String(lane + 1)]),
      flow.start,
    ),
  );
}

function head(s: Steps): string {
  const days = [0, 1, 2, 3, 4, 5].map((day): Box => [424 + day * 72, 16, 64, 40]);
  return stack(
    bars(s[800], 18, [[24, 36, 168]]),
    bars(s[500], 12, [[208, 36, 88]]),
    rects(s[200], days, 10),
    rect(s[700], days[2] ?? [0, 0, 0, 0], 10),
    bars(
      s[600],
      10,
      [0, 1, 3, 4, 5].map((day) => [440 + day * 72, 36, 32]),
    ),
    bars(white, 10, [[584, 36, 32]]),
  );
}

function lanes(s: Steps): string {
  const gate = (lane: number): string => {
    const y = laneAt(lane) + 18;
    return `M24 ${y + 36}V${y}H64V${y + 36}M26 ${y + 12}H62M26 ${y + 24}H62`;
  };
  return stack(
    rects(
      s[100],
      [0, 2].map((lane): Box => [0, laneAt(lane), 872, 72]),
    ),
    rects(s[200], [[0, 102, 872, 2]]),
    line(s[200], 3, hours.map((hour) => `M${hourAt(hour)} 104V392`).join('')),
    line(s[600], 5, [0, 1, 2, 3].map(gate).join('')),
  );
}

/** A leaf and the word of a lot, from its upper left corner. */
function lot(ink: string, width: number): string {
  const leaf = 'M16 18h12a12 12 0 0 1 12 12v10H28a12 12 0 0 1-12-12z';
  return stack(shape(ink, leaf), bars(ink, 10, [[52, 29, Math.min(104, width - 72)]]));
}

function blocks(s: Steps): string {
  return stack(
    ...lots.map(([lane, x, width, step]) =>
      placed(
        x,
        laneAt(lane) + 8,
        stack(rect(s[step], [0, 0, width, 56], 8), lot(step === 300 ? s[800] : white, width)),
      ),
    ),
  );
}

/** The hour in which the rain is due. */
function rain(s: Steps): string {
  return stack(
    line(s[900], 4, 'M616 104V392', '1 9'),
    placed(
      616,
      84,
      stack(
        discs(s[900], 10, [
          [-10, 0],
          [10, 0],
        ]),
        disc(s[900], 0, -7, 12),
        rect(s[900], [-10, -6, 20, 16]),
      ),
    ),
  );
}

function draft(s: Steps): string {
  const [x, y, width, height] = goal;
  return stack(
    rect(white, home, 8),
    frame(s[400], 4, [home[0] + 2, home[1] + 2, home[2] - 4, home[3] - 4], 7, '3 9'),
    rect(s[200], goal, 8),
    frame(s[800], 5, [x + 2.5, y + 2.5, width - 5, height - 5], 7, '11 9'),
    placed(x, y, lot(s[800], width)),
  );
}

/** A truck in one piece; its wheels stand off it by the color of the ground. */
function truck(ink: string, ground: string, x: number, y: number): string {
  const wheels: readonly Point[] = [
    [-11, 12],
    [13, 12],
  ];
  return placed(
    x,
    y,
    stack(
      shape(ink, 'M-22 -14H4V-7H16L25 2V11H-22z'),
      shape(ground, 'M9 -3H14L19 2H9z'),
      discs(ground, 8, wheels),
      discs(ink, 5.5, wheels),
    ),
  );
}

/** The drivers who will be told once the day is published. */
function drivers(s: Steps): string {
  const driver = (x: number, name: number): string =>
    stack(
      avatar([x, 434], 22, s[400], s[900]),
      bars(s[800], 10, [[x + 36, 426, name]]),
      bars(s[600], 8, [[x + 36, 444, name * 0.6]]),
      truck(s[700], s[200], x + name + 72, 434),
    );
  return stack(
    rect(s[200], [0, 392, 872, 84]),
    driver(46, 104),
    driver(290, 80),
    rect(s[800], [656, 408, 192, 52], 12),
    line(white, 6, 'M684 434H708M699 424L709 434 699 444'),
    bars(white, 12, [[728, 434, 96]]),
  );
}
