import { numerals } from '../../drawing/numeral';
import { disc, line, placed, rect, rects, stack, white, type Box, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { envelope, plannedEnvelope } from './envelope';

const laneAt = (lane: number) => 124 + lane * 94;
const lane = { height: 68, start: 120 } as const;
/** A day's width on the time axis, and the width of the hours in which a mail may arrive. */
const day = { width: 168, window: 88 } as const;
/** In the middle of the third day. */
const now = 540;

interface Recipient {
  /** How far the window of hours is moved by the recipient's time zone. */
  readonly zone: number;
  /** The days, from the first that shows, of steps that are done, of the next one, and of those only estimated. */
  readonly done: readonly number[];
  readonly next: number;
  readonly later: readonly number[];
}

const recipients: readonly Recipient[] = [
  { zone: 72, done: [0], next: 3, later: [4] },
  { zone: 96, done: [0, 1], next: 3, later: [] },
  { zone: 60, done: [1], next: 3, later: [4] },
  { zone: 100, done: [0, 1], next: 4, later: [] },
  { zone: 88, done: [0], next: 3, later: [4] },
];

/** Sequences of five people as lanes that run off the picture: sent mail, one next mail with a date, estimates. */
export function nextStepScreen(s: Steps): string {
  return stack(
    quota(s),
    dates(s),
    days(s),
    ...recipients.map((recipient, place) => placed(0, laneAt(place), sequence(s, recipient, place))),
    line(s[900], 5, `M${now} 92V600`),
    disc(s[900], now, 92, 12),
  );
}

/** What the mailbox has sent of its daily limit, which three campaigns share: a meter of its own, apart from the days. */
function quota(s: Steps): string {
  const part = (place: number): Box => [100 + place * 40.5, 36, 33, 12];
  return stack(
    rect(white, [40, 28, 880, 28], 14),
    scaled(70, 42, 0.5, envelope(s[700], white)),
    rects(s[800], [0, 1, 2, 3, 4, 5].map(part), 4),
    rects(s[600], [6, 7, 8, 9].map(part), 4),
    rects(s[400], [10, 11, 12, 13].map(part), 4),
    rects(s[200], [14, 15, 16, 17, 18, 19].map(part), 4),
  );
}

/** Every lane's ground, and where one day ends and the next begins. */
function days(s: Steps): string {
  return stack(
    rects(
      white,
      recipients.map((_, place): Box => [lane.start, laneAt(place), 960, lane.height]),
    ),
    line(s[400], 3, [1, 2, 3, 4].map((on) => `M${lane.start + on * day.width} 80V600`).join('')),
  );
}

/** The days of the month, each where its day begins. */
function dates(s: Steps): string {
  const days = [0, 1, 2, 3, 4].map((on) => [lane.start + on * day.width + 14, 94, String(11 + on)] as const);
  return numerals(s[700], 30, days);
}

function sequence(s: Steps, { zone, done, next, later }: Recipient, place: number): string {
  const from = (on: number) => lane.start + zone + on * day.width - 48;
  const middle = (on: number) => from(on) + day.window / 2;
  const y = lane.height / 2;
  return stack(
    rects(
      s[300],
      [0, 1, 2, 3, 4].map((on): Box => [from(on), 0, day.window, lane.height]),
    ),
    scaled(72, y, 2, person([s[300], s[500], s[400], s[300], s[700]][place] ?? s[300], place === 4 ? s[200] : s[900])),
    ...done.map((on) => placed(middle(on), y, envelope(s[600], white))),
    ...later.map((on) => placed(middle(on), y, plannedEnvelope(s[700]))),
    placed(
      middle(next),
      y,
      stack(rect(s[900], [-day.window / 2, -lane.height / 2, day.window, lane.height]), envelope(white, s[800])),
    ),
  );
}
