import { numeral } from '../../drawing/numeral';
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
  type Box,
  type Point,
  scaled,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { card } from '../frames';
import { pointer } from '../signs';

/** A floor plan that runs off the picture, a session held over another hall, and what has to be known before it is dropped. */
export function scheduleScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.between(plan(s)),
    halls(s, flow),
    placed(flow.x(232), 352, session(s, flow), flow.x(-4, 0, 0)),
    pointer([flow.x(352), 448], s[900], white),
    card(
      s,
      'pathable-schedule',
      [flow.x(592, 328), 40, 328, 520],
      stack(flow.between(facts(s), inside), numeral(s[800], 34, [flow.x(298, 0, inside), 328], '+16', flow.end)),
    ),
  );
}

/** The inside of the card. */
const inside = 322;

/** The numbers of the halls. */
function halls(s: Steps, flow: Flow): string {
  return stack(
    numeral(s[700], 34, [flow.x(77), 42], '204', flow.start),
    numeral(s[700], 34, [flow.x(373), 42], '205', flow.start),
    numeral(s[700], 34, [flow.x(214), 556], '310', flow.start),
  );
}

function plan(s: Steps): string {
  const walls =
    'M0 200H88M160 200H296V0M344 0V200H400M472 200H552V0M184 600V528M184 448V248H552V600M0 248H136V328M136 408V600';
  return stack(
    rects(white, [
      [0, 0, 296, 200],
      [344, 0, 208, 200],
      [0, 248, 136, 352],
    ]),
    rect(s[200], [184, 248, 368, 352]),
    line(s[300], 6, [0, 1, 2, 3, 4, 5, 6].map((step) => `M24 ${320 + step * 24}H112`).join('')),
    frame(s[500], 4, [82, 78, 180, 88], 12, '10 10'),
    rects(
      s[300],
      [0, 1, 2].flatMap((row) => [0, 1, 2].map((seat): Box => [376 + seat * 52, 76 + row * 36, 40, 20])),
      4,
    ),
    line(s[700], 8, walls),
    shape(s[500], 'M288 252H448A80 44 0 0 1 288 252z'),
    discs(
      s[400],
      9,
      [0, 1, 2, 3, 4].flatMap((row) => arc(136 + row * 44, 6 + row)),
    ),
  );
}

/** Spots of `count` seats on an arc before the stage of the hall. */
function arc(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = ((seat - (count - 1) / 2) * 36) / radius;
    return [368 + radius * Math.sin(angle), 216 + radius * Math.cos(angle)];
  });
}

function session(s: Steps, flow: Flow): string {
  const held = stack(
    rect(white, [-6, -6, 204, 116], 18),
    rect(s[700], [0, 0, 192, 104], 12),
    bars(white, 12, [[20, 32, 128]]),
  );
  return stack(
    flow.between(held, 0),
    numeral(s[300], 32, [flow.x(20, 0, 0), 68], '14:00', flow.start),
    scaled(flow.x(156, 0, 0), 72, 1.2, person(s[300], s[800])),
  );
}

/** Seats and how many are wanted, the speaker's other slots, the people who have bookmarked the session; then the draft's button. */
function facts(s: Steps): string {
  const seat = (place: number): Box => [96 + (place % 8) * 25, 36 + Math.floor(place / 8) * 25, 17, 17];
  const taken = Array.from({ length: 19 }, (_, place) => seat(place));
  const free = Array.from({ length: 5 }, (_, place) => seat(place + 19));
  return stack(
    line(s[200], 3, 'M24 136H298M24 264H298M24 392H298'),
    line(s[700], 8, 'M36 44V92M38 72H60V92'),
    rects(s[600], taken, 4),
    rects(s[200], free, 4),
    scaled(48, 200, 1.5, person(s[300], s[800])),
    rect(s[200], [96, 180, 200, 40], 8),
    rects(
      s[500],
      [
        [96, 180, 52, 40],
        [236, 180, 36, 40],
      ],
      8,
    ),
    frame(s[800], 5, [160, 176, 64, 48], 10, '8 9'),
    shape(s[700], 'M34 304H62V352L48 340L34 352z'),
    ...[s[300], s[500], s[400]].map((background, place) =>
      scaled(118 + place * 38, 328, 1.4, stack(`<circle r="18" fill="${white}"/>`, person(background, s[900]))),
    ),
    rect(s[700], [24, 424, 274, 64], 12),
    line(white, 6, 'M56 456H84M73 445L84 456L73 467'),
    bars(white, 12, [[112, 456, 144]]),
  );
}
