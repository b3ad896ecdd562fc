import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, stack, white, type Box, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { card } from '../frames';

const middle = 168;

/** Apps send to the intake, which keeps filling the queue while the dashboard behind it is down. */
export function intakeScreen(s: Steps): string {
  return stack(
    links(s),
    ...[40, 136, 232].map((y) => app(s, y)),
    intake(s),
    queue(s),
    line(s[700], 5, 'M688 0V400', '14 14'),
    placed(736, 56, dashboard(s), 5),
    slower(s),
  );
}

function links(s: Steps): string {
  return stack(
    line(s[500], 6, `M96 72H136Q168 72 168 104V${middle}M96 264H136Q168 264 168 232V${middle}M96 ${middle}H240`),
    line(s[700], 6, `M336 ${middle}H392M378 ${middle - 14}L392 ${middle}L378 ${middle + 14}`),
  );
}

/** An app that is measured, with the agent inside. */
function app(s: Steps, y: number): string {
  return stack(
    rect(s[400], [-32, y, 136, 64], 10),
    bars(s[900], 10, [[16, y + 32, 32]]),
    disc(s[800], 76, y + 32, 14),
    disc(s[300], 76, y + 32, 6),
  );
}

function intake(s: Steps): string {
  return placed(
    224,
    56,
    stack(
      rect(s[700], [0, 0, 112, 224], 14),
      line(white, 7, 'M56 28V60M42 48L56 62L70 48M28 68V84H84V68'),
      numeral(white, 36, [56, 124], '480', 'middle'),
      bars(s[300], 10, [
        [28, 160, 40],
        [28, 188, 56],
      ]),
    ),
  );
}

/** Full but for one place: what nobody takes out waits. */
function queue(s: Steps): string {
  const packet = (place: number): Box => [416 + place * 40, middle - 28, 32, 56];
  return stack(
    rect(white, [400, middle - 44, 256, 88], 14),
    rects(s[600], [1, 2, 3, 4, 5].map(packet), 6),
    rects(s[200], [0].map(packet), 6),
    numeral(s[700], 32, [656, middle - 66], '83%', 'end'),
  );
}

function dashboard(s: Steps): string {
  return card(
    s,
    'monti-dashboard',
    [0, 0, 320, 224],
    stack(
      bars(s[400], 12, [[24, 36, 112]]),
      line(s[300], 6, 'M24 176L80 128L120 148L152 96'),
      line(s[800], 14, 'M104 88L168 152M168 88L104 152'),
    ),
  );
}

/** The queue asks the agents to report less often: marks with growing gaps on the way back. */
function slower(s: Steps): string {
  return stack(
    line(s[600], 6, 'M528 228V312Q528 344 496 344H488M40 340V316M26 328L40 314L54 328'),
    discs(
      s[600],
      6,
      [464, 438, 408, 374, 336, 294, 248, 198, 144, 86].map((x): Point => [x, 344]),
    ),
  );
}
