import { lightOrDark } from '../../drawing/followScheme';
import { code, numeral, numerals } from '../../drawing/numeral';
import { disc, frame, line, placed, rect, rects, scaled, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { envelope, plannedEnvelope } from './envelope';

/** The margin of the page's text, where the picture is as wide as the window. */
const margin = 80;
const lanes = { start: 184, top: 122, gap: 24, height: 46 } as const;
/** One recipient of the five is told large; the others stand around, pale. */
const large = { place: 1, height: 172 } as const;
/** A day's width on the time axis, and the width of the hours in which a mail may arrive. */
const day = { width: 156, window: 104 } as const;
/** In the middle of the third day. */
const now = lanes.start + 2.5 * day.width;

interface Recipient {
  /** How far into a day the recipient's hours begin: the time zone. */
  readonly zone: number;
  /** The days, from the first that shows, of steps that are done, of the next one, and of those only estimated. */
  readonly done: readonly number[];
  readonly next: number;
  readonly later: readonly number[];
}

const recipients: readonly Recipient[] = [
  { zone: 14, done: [0], next: 3, later: [4] },
  { zone: 28, done: [0, 1], next: 3, later: [4] },
  { zone: 8, done: [1], next: 3, later: [4] },
  { zone: 26, done: [0, 1], next: 4, later: [] },
  { zone: 18, done: [0], next: 3, later: [4] },
];

const days = [0, 1, 2, 3, 4] as const;
const laneAt = (place: number) =>
  lanes.top + place * (lanes.height + lanes.gap) + (place > large.place ? large.height - lanes.height : 0);

/** Sequences of five people as lanes that run off the picture: sent mail, one next mail with a time, estimates. */
export function nextStepScreen(s: Steps, flow: Flow): string {
  return stack(flow.between(calendar(s)), numbers(s, flow));
}

/** All that has no numbers; it runs to the other side as a whole. */
function calendar(s: Steps): string {
  return stack(
    quota(s),
    rect(white, [lanes.start, laneAt(large.place), 960, large.height]),
    line(s[300], 3, days.map((on) => `M${lanes.start + on * day.width} 80V600`).join('')),
    ...recipients.map((recipient, place) =>
      placed(0, laneAt(place), place === large.place ? told(s, recipient) : pale(s, recipient)),
    ),
    line(s[900], 5, `M${now} 42V600`),
    disc(s[900], now, 42, 12),
  );
}

/** How many mails the mailbox has sent today. */
const sent = 14;

/** The days, the hour of the next mail, and what the mailbox has sent of its daily limit. */
function numbers(s: Steps, flow: Flow): string {
  const { zone = 0, next = 0 } = recipients[large.place] ?? {};
  return stack(
    numerals(
      s[700],
      30,
      days.map((on) => [flow.x(lanes.start + on * day.width + 14), 92, String(11 + on)] as const),
      flow.start,
    ),
    numeral(white, 38, [flow.x(middle(zone, next)), laneAt(large.place) + large.height / 2 + 54], '9:00', 'middle'),
    code(s[700], 30, [flow.x(960 - margin), 42], `${sent}/20`, flow.end),
  );
}

/** The daily limit, which three campaigns share: now is where it stands. */
function quota(s: Steps): string {
  const part = (place: number): Box => [now + (place - sent) * 32 + 3, 34, 26, 16];
  return stack(
    scaled(margin + 18, 42, 0.75, envelope(s[700], white)),
    rects(s[700], [0, 1, 2, 3, 4, 5].map(part), 4),
    rects(s[600], [6, 7, 8, 9].map(part), 4),
    rects(s[400], [10, 11, 12, 13].map(part), 4),
    rects(s[300], [14, 15, 16, 17, 18, 19].map(part), 4),
  );
}

const from = (zone: number, on: number) => lanes.start + on * day.width + zone;
const middle = (zone: number, on: number) => from(zone, on) + day.window / 2;

function told(s: Steps, { zone, done, next, later }: Recipient): string {
  const y = large.height / 2;
  return stack(
    rects(
      s[300],
      days.map((on): Box => [from(zone, on), 0, day.window, large.height]),
    ),
    scaled(margin + 42, y, 2.8, person(s[700], s[200])),
    ...done.map((on) => scaled(middle(zone, on), y, 1.5, envelope(s[600], white))),
    ...later.map((on) => scaled(middle(zone, on), y, 1.5, plannedEnvelope(s[700]))),
    rect(s[900], [from(zone, next) - 8, -10, day.window + 16, large.height + 20], 8),
    scaled(middle(zone, next), y - 22, 1.9, envelope(white, s[900])),
  );
}

function pale(s: Steps, { zone, done, next, later }: Recipient): string {
  const y = lanes.height / 2;
  const planned = lightOrDark(s[500], s[400]);
  return stack(
    rects(
      lightOrDark(s[200], s[700]),
      days.map((on): Box => [from(zone, on), 0, day.window, lanes.height]),
    ),
    scaled(margin + 23, y, 1.5, person(s[300], s[600])),
    ...done.map((on) => scaled(middle(zone, on), y, 0.75, envelope(lightOrDark(s[400], s[500]), white))),
    ...later.map((on) => scaled(middle(zone, on), y, 0.75, plannedEnvelope(planned))),
    frame(planned, 4, [from(zone, next) + 2, 2, day.window - 4, lanes.height - 4], 4),
    scaled(middle(zone, next), y, 0.75, envelope(planned, white)),
  );
}
