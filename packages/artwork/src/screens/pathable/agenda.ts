import { numeral } from '../../drawing/numeral';
import { bars, line, placed, rect, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { phone } from '../frames';

/** Where the moved session stands on every phone, wherever its owner has scrolled to. */
const band = { top: 248, height: 104 } as const;
const gap = 8;
/** The inside of a phone. */
const inside = 248;

interface Reader {
  readonly x: number;
  readonly y: number;
  /** Sessions above and below the moved one; true: bookmarked by this person. */
  readonly above: readonly boolean[];
  readonly below: readonly boolean[];
}

const readers: readonly Reader[] = [
  { x: 42, y: 116, above: [true], below: [false, true, false] },
  { x: 348, y: 44, above: [false], below: [false, false] },
  { x: 654, y: 152, above: [], below: [true, false, true] },
];

/** Three phones, each scrolled elsewhere; one session moves to another room on all of them at once. */
export function agendaScreen(s: Steps, flow: Flow): string {
  return stack(
    rect(s[300], [0, band.top, 960, band.height]),
    line(s[600], 6, `M16 ${band.top + band.height / 2}H960`, '0.1 16'),
    ...readers.map((reader, place) =>
      phone(s, `pathable-agenda-${place}`, [reader.x, reader.y], agenda(s, flow, reader)),
    ),
  );
}

function agenda(s: Steps, flow: Flow, { y, above, below }: Reader): string {
  const moved = band.top - y - 8;
  const pitch = 80;
  return stack(
    flow.between(
      stack(
        ...above.map((isOwn, place) => session(s, moved - pitch * (above.length - place), isOwn, place)),
        ...below.map((isOwn, place) => session(s, moved + band.height + gap + pitch * place, isOwn, place + 1)),
        header(s),
      ),
      inside,
    ),
    movedSession(s, flow, moved),
  );
}

function header(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, inside, 80]),
    bars(s[800], 14, [[16, 58, 104]]),
    scaled(214, 56, 1.1, person(s[600], white)),
  );
}

const bookmark = 'M0 0H22V32L11 23L0 32z';

function session(s: Steps, y: number, isOwn: boolean, place: number): string {
  const [title, room] = [
    [120, 72],
    [88, 104],
    [128, 56],
    [104, 80],
  ][place % 4] as [number, number];
  return placed(
    16,
    y,
    stack(
      rect(s[100], [0, 0, 216, 72], 10),
      bars(s[700], 10, [[16, 26, title]]),
      bars(s[500], 8, [[16, 48, room]]),
      placed(178, 20, isOwn ? shape(s[700], bookmark) : line(s[600], 4, bookmark)),
    ),
  );
}

/** The session whose room has changed: the old room struck out, the new one on a label. */
function movedSession(s: Steps, flow: Flow, y: number): string {
  return placed(
    0,
    y,
    stack(
      rect(s[700], [0, 0, inside, band.height]),
      numeral(s[100], 28, [flow.x(30, 0, inside), 72], '204', flow.start),
      flow.between(
        stack(
          bars(white, 12, [[32, 28, 136]]),
          line(s[300], 3, 'M26 80L90 64'),
          line(s[300], 5, 'M98 72H116M109 65L116 72L109 79'),
          rect(white, [128, 52, 88, 40], 8),
          placed(194, 12, shape(s[300], bookmark)),
        ),
        inside,
      ),
      numeral(s[800], 28, [flow.x(172, 0, inside), 72], '310', 'middle'),
    ),
  );
}
