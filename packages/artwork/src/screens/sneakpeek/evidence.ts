import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, ring, scaled, shape, stack, white } from '../../drawing/shapes';
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
    line(s[400], 8, 'M108 136C144 136 144 56 180 56H312C348 56 348 136 384 136'),
    discs(s[700], 17, [
      [36, 136],
      [108, 136],
      [560, 136],
    ]),
    discs(s[500], 17, [
      [184, 56],
      [246, 56],
      [308, 56],
    ]),
    scaled(390, 136, 2.7, person(s[300], s[800])),
    disc(s[100], 456, 136, 48),
    line(s[700], 6, 'M480 136H540'),
    scaled(456, 136, 2.7, person(s[600], s[100])),
  );
}

/** The build in the store, link by link back to a commit. */
function build(s: Steps): string {
  const links = [-100, 92, 284] as const;
  return stack(
    rects(
      s[800],
      links.map((x) => [x, 259, 160, 106]),
      14,
    ),
    bars(s[300], 16, [[-40, 312, 72]]),
    ...links
      .slice(1)
      .map((x) =>
        stack(line(s[300], 9, `M${x + 20} 313l16 16 26-32`), numeral(s[300], 36, [x + 112, 312], '417', 'middle')),
      ),
    scaled(492, 259, 1.33, smallPhone(s)),
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
    disc(s[100], 528, 488, 29),
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
