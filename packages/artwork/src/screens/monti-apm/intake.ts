import { asInLight } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  line,
  panel,
  placed,
  rect,
  rects,
  stack,
  white,
  type Box,
  type Point,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import type { Flow } from '../flow';

const middle = 168;

/** Apps send to the intake, which keeps filling the queue while the dashboard behind it is down. */
export function intakeScreen(s: Steps, flow: Flow): string {
  return stack(
    flow.between(
      stack(
        links(s),
        ...[40, 132, 224].map((y) => app(s, y)),
        intake(s),
        queue(s),
        slower(s),
        rect(panel, [616, 0, 344, 400]),
        asInLight(dashboard(s)),
      ),
    ),
    numeral(white, 44, [flow.x(240), 196], '480', 'middle'),
    numeral(s[700], 44, [flow.x(458), 76], '83%', 'middle'),
  );
}

function links(s: Steps): string {
  return stack(
    line(s[500], 6, `M104 76H116Q144 76 144 104V232Q144 260 116 260H104M104 ${middle}H176`),
    line(s[700], 7, `M304 ${middle}H344M330 ${middle - 16}L346 ${middle}L330 ${middle + 16}`),
  );
}

/** An app that is measured, with the agent inside. */
function app(s: Steps, y: number): string {
  return stack(
    rect(s[400], [-32, y, 136, 72], 10),
    bars(s[900], 12, [[16, y + 36, 32]]),
    disc(s[800], 76, y + 36, 16),
    disc(s[300], 76, y + 36, 7),
  );
}

function intake(s: Steps): string {
  return placed(
    176,
    40,
    stack(
      rect(s[700], [0, 0, 128, 256], 14),
      line(white, 8, 'M64 32V76M46 60L64 78L82 60M28 84V108H100V84'),
      bars(s[300], 12, [
        [32, 200, 44],
        [32, 228, 64],
      ]),
    ),
  );
}

/** Full but for one place: what nobody takes out waits. */
function queue(s: Steps): string {
  const packet = (place: number): Box => [376 + (place % 2) * 88, 108 + Math.floor(place / 2) * 60, 76, 48];
  return stack(
    rect(white, [356, 40, 204, 256], 14),
    rects(s[600], [1, 2, 3, 4, 5].map(packet), 6),
    rects(s[200], [packet(0)], 6),
  );
}

/** Dark behind a dashed border: tilted, its chart crossed out. */
function dashboard(s: Steps): string {
  return stack(
    line(s[400], 8, 'M616 10V400', '20 16'),
    placed(
      662,
      77,
      stack(
        rect(s[700], [0, 0, 272, 224], 16),
        bars(s[400], 14, [[28, 40, 120]]),
        discs(s[400], 8, [
          [212, 40],
          [240, 40],
        ]),
        line(s[400], 8, 'M28 188L84 140L124 160L164 108L200 132L244 92'),
        line(white, 18, 'M88 84L184 180M184 84L88 180'),
      ),
      5,
    ),
  );
}

/** The queue asks the agents to report less often: beads with growing gaps on the line back. */
function slower(s: Steps): string {
  return stack(
    line(s[600], 7, 'M458 296V320Q458 348 430 348H68Q40 348 40 320M24 334L40 318L56 334'),
    discs(
      s[600],
      12,
      [408, 372, 328, 276, 216, 148, 72].map((x): Point => [x, 348]),
    ),
  );
}
