import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numerals } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, shape, stack, white, type Box } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';
import { card } from '../frames';

const floor = 360;
const pitch = 24;

/** The load of a day in even stretches: registration, the end of the keynote, lunch, a quiet afternoon. */
const day: readonly number[] = [
  8, 10, 16, 34, 72, 116, 132, 104, 64, 40, 32, 32, 44, 88, 124, 92, 52, 40, 36, 44, 88, 156, 192, 204, 184, 132, 76,
  48, 40, 36, 44, 56, 44, 36, 40, 48, 36, 28, 20, 12,
];
const lunch = { from: 20, to: 26 } as const;

/** A day on the organizers’ dashboard, running off both sides, lunch its peak; the support team's switches over it. */
export function eventDayScreen(s: Steps, flow: Flow): string {
  const column = (height: number, place: number): Box => [place * pitch + 4, floor - height, pitch - 8, height];
  const boxes = day.map(column);
  return stack(
    line(s[500], 4, 'M0 40H960', '12 12'),
    flow.between(
      stack(
        rects(s[400], [...boxes.slice(0, lunch.from), ...boxes.slice(lunch.to + 1)]),
        rects(s[700], boxes.slice(lunch.from, lunch.to + 1)),
      ),
    ),
    rect(lightOrDark(s[900], s[800]), [0, floor, 960, 40]),
    asInLight(
      numerals(
        s[300],
        25,
        [0, 1, 2, 3, 4, 5, 6, 7].map((hour) => [flow.x(60 + hour * 120), floor + 20, `${8 + hour}:00`]),
        'middle',
      ),
    ),
    pin(s, flow.x(156), 188, line(white, 4, badge)),
    pin(s, flow.x(348), 196, stack(line(white, 10, 'M0 -11V-4'), line(white, 4, microphone))),
    pin(s, flow.x(564), 116, line(white, 4, cutlery)),
    card(s, 'pathable-day', [flow.x(704, 216), 80, 216, 208], flow.between(switches(s), 210)),
  );
}

const badge = 'M-11 -8H11V14H-11zM-6 -16L0 -8L6 -16M-4 4H4';
const microphone = 'M-11 -3A11 11 0 0 0 11 -3M0 9V16';
const cutlery = 'M-10 -14V-4A5 5 0 0 0 0 -4V-14M-5 -14V15M9 15V-14C3 -10 3 0 9 2';

/** Marks a peak with what caused it. */
function pin(s: Steps, x: number, y: number, sign: string): string {
  return placed(x, y, stack(shape(s[900], 'M-12 22H12L0 40z'), disc(s[900], 0, 0, 30), sign));
}

function switches(s: Steps): string {
  const row = (y: number, isOn: boolean, width: number): string =>
    stack(
      bars(s[700], 10, [[24, y, width]]),
      rect(isOn ? s[600] : s[300], [126, y - 18, 64, 36], 18),
      disc(white, isOn ? 172 : 144, y, 12),
    );
  return stack(row(38, true, 64), row(101, false, 80), row(164, true, 48));
}
