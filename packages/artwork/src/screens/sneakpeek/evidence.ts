import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';
import { card } from '../frames';
import { approval, smallPhone } from './props';

/** The pipeline's own records run into one audit file: the second reader, the build's origin, the recorded session. */
export function evidence(s: Steps): string {
  return stack(
    line(s[700], 6, 'M-10 136H640M-10 312H640M-10 488H640'),
    reading(s),
    build(s),
    session(s),
    card(s, 'sneakpeek-audit', [608, 40, 304, 620], file(s)),
  );
}

/** A change leaves the main line, is read by somebody else and comes back. */
function reading(s: Steps): string {
  return stack(
    line(s[400], 6, 'M104 136C136 136 136 72 168 72H304C336 72 336 136 368 136'),
    discs(s[700], 13, [
      [40, 136],
      [104, 136],
    ]),
    discs(s[500], 13, [
      [176, 72],
      [236, 72],
      [296, 72],
    ]),
    disc(s[100], 392, 136, 50),
    placed(376, 136, `<g transform="scale(2)">${person(s[300], s[800])}</g>`),
    disc(s[100], 432, 136, 34),
    placed(432, 136, `<g transform="scale(2)">${person(s[600], s[100])}</g>`),
    disc(s[700], 528, 136, 13),
  );
}

/** The build in the store, link by link back to a commit. */
function build(s: Steps): string {
  return stack(
    rects(
      s[800],
      [
        [-48, 272, 136, 80],
        [136, 272, 136, 80],
        [320, 272, 136, 80],
      ],
      12,
    ),
    line(s[300], 7, 'M156 312l13 13 22-26M340 312l13 13 22-26'),
    bars(s[300], 12, [[8, 312, 56]]),
    numeral(s[300], 27, [204, 312], '417'),
    numeral(s[300], 27, [388, 312], '417'),
    placed(504, 272, smallPhone(s)),
  );
}

/** A session in production: requested with a reason, recorded, ended by itself. */
function session(s: Steps): string {
  const heights = [16, 36, 52, 24, 44, 60, 28, 48, 20, 36, 16];
  return stack(
    rect(s[300], [168, 440, 288, 96], 12),
    line(s[800], 8, heights.map((height, at) => `M${240 + at * 19} ${488 - height / 2}v${height}`).join('')),
    disc(s[800], 204, 488, 18),
    disc(s[300], 204, 488, 8),
    shape(
      s[800],
      'M50 448H126a10 10 0 0 1 10 10V506a10 10 0 0 1-10 10H84L64 534V516H50a10 10 0 0 1-10-10V458a10 10 0 0 1 10-10z',
    ),
    bars(white, 10, [[58, 472, 60]]),
    bars(s[300], 10, [[58, 494, 40]]),
    disc(s[100], 528, 488, 42),
    ring(s[800], 528, 488, 29, 8),
    line(s[800], 8, 'M528 472V489L539 496'),
  );
}

function file(s: Steps): string {
  const part = (y: number, time: string): string =>
    stack(
      placed(56, y, approval(s[700], white, white)),
      bars(s[800], 14, [[104, y - 12, 144]]),
      numeral(s[600], 28, [104, y + 18], time),
    );
  return stack(part(93, '10:24'), part(269, '11:05'), part(445, '16:40'), line(s[300], 3, 'M32 181H266M32 357H266'));
}
