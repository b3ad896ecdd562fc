import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, ring, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import type { Flow } from '../flow';
import { card } from '../frames';
import { approval, smallPhone } from './props';

/** The pipeline's own records run into one audit file: the second reader, the build's origin, the recorded session. */
export function evidence(s: Steps, flow: Flow): string {
  return stack(
    flow.between(line(s[700], 6, 'M-10 116H650M-10 300H650M-10 484H650')),
    reading(s, flow),
    build(s, flow),
    session(s, flow),
    card(s, 'sneakpeek-audit', [flow.x(640, 400), 24, 400, 552], file(s, flow)),
  );
}

/** A change leaves the main line, is read by somebody else and comes back. */
function reading(s: Steps, flow: Flow): string {
  return stack(
    flow.between(
      stack(
        line(s[400], 8, 'M96 116C132 116 132 48 168 48H264C300 48 300 116 336 116'),
        discs(s[700], 17, [
          [28, 116],
          [96, 116],
          [336, 116],
          [598, 116],
        ]),
        discs(s[500], 15, [
          [168, 48],
          [216, 48],
          [264, 48],
        ]),
      ),
    ),
    scaled(flow.x(430), 116, 3.4, person(s[300], s[800])),
    disc(s[100], flow.x(512), 116, 60),
    flow.between(line(s[700], 6, 'M540 116H580')),
    scaled(flow.x(512), 116, 3.4, person(s[600], s[100])),
  );
}

/** The build in the store, link by link back to a commit. */
function build(s: Steps, flow: Flow): string {
  const links = [-84, 108, 300] as const;
  return stack(
    rects(
      s[800],
      links.map((x) => [flow.x(x, 160), 248, 160, 104]),
      14,
    ),
    bars(s[300], 16, [[flow.x(-24, 72), 300, 72]]),
    ...links
      .slice(1)
      .map((x) =>
        flow.part(
          x,
          160,
          stack(line(s[300], 9, `M${x + 20} 301l16 16 26-32`), numeral(s[300], 36, [x + 112, 300], '417', 'middle')),
        ),
      ),
    scaled(flow.x(518, 1.3 * 48), 248, 1.3, smallPhone(s)),
  );
}

/** A session in production: requested with a reason, recorded, ended by itself. */
function session(s: Steps, flow: Flow): string {
  const heights = [16, 36, 52, 24, 44, 60, 28, 48, 20, 36, 16];
  return stack(
    flow.between(
      stack(
        rect(s[300], [172, 432, 304, 104], 12),
        line(s[800], 8, heights.map((height, at) => `M${248 + at * 20} ${484 - height / 2}v${height}`).join('')),
        disc(s[800], 210, 484, 18),
        disc(s[300], 210, 484, 8),
        shape(
          s[800],
          'M38 432H130a10 10 0 0 1 10 10V500a10 10 0 0 1-10 10H82L56 536V510H38a10 10 0 0 1-10-10V442a10 10 0 0 1 10-10z',
        ),
        bars(white, 10, [[50, 459, 68]]),
        bars(s[300], 10, [[50, 485, 44]]),
      ),
    ),
    // It ends at the time that the file notes.
    flow.part(
      518,
      80,
      stack(disc(s[100], 558, 484, 36), ring(s[800], 558, 484, 36, 8), line(s[800], 7, 'M537 496L558 484L567 495')),
    ),
  );
}

function file(s: Steps, flow: Flow): string {
  const x = (from: number, width = 0) => flow.x(from, width, 394);
  const part = (y: number, time: string): string =>
    stack(
      placed(x(56), y, approval(s[700], white, white)),
      bars(s[800], 14, [[x(104, 168), y - 12, 168]]),
      numeral(s[600], 28, [x(104), y + 18], time, flow.start),
    );
  const lines = line(s[300], 3, `M${x(32, 308)} 181h308M${x(32, 308)} 365h308`);
  return stack(part(89, '10:24'), part(273, '11:05'), part(457, '16:40'), lines);
}
