import { numeral } from '../../drawing/numeral';
import { bars, disc, line, placed, rect, rects, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { browserWindow, phone } from '../frames';

/** A page of the documentation and a marketing page on a phone; both show one sample, checked with every release. */
export function aklivitySamples(s: Steps): string {
  return stack(
    browserWindow(s, 'docs', [40, 72, 576, 600], docs(s)),
    phone(s, 'marketing', [656, 40], marketing(s)),
    line(s[500], 10, 'M428 396H688'),
    placed(636, 396, stack(disc(s[100], 0, 0, 40), disc(s[600], 0, 0, 32), line(white, 7, 'M-13 1L-3 11 14 -9'))),
  );
}

/** The sample's lines: indent and width, and whether they are a keyword, in a box of 200 × 152 units. */
function sample(s: Steps): string {
  const words: Bar[] = [
    [20, 60, 96],
    [36, 84, 56],
    [36, 108, 120],
  ];
  return stack(
    rect(s[800], [0, 0, 200, 152], 12),
    bars(s[400], 10, [[20, 28, 48]]),
    numeral(s[300], 24, [102, 84], '8080'),
    bars(white, 10, [[76, 28, 88], ...words]),
    bars(s[400], 10, [[20, 132, 24]]),
  );
}

function docs(s: Steps): string {
  return stack(
    rects(s[100], [[0, 0, 152, 560]]),
    // The release that the samples run against.
    numeral(s[700], 26, [24, 40], '2.4.1'),
    bars(s[600], 12, [[24, 184, 64]]),
    bars(s[500], 8, [
      [24, 76, 96],
      [24, 140, 72],
      [24, 220, 88],
      [24, 252, 64],
      [24, 284, 96],
      [24, 316, 56],
    ]),
    rect(s[300], [12, 92, 128, 32], 8),
    bars(s[800], 8, [[24, 108, 80]]),
    bars(s[800], 20, [[184, 48, 224]]),
    bars(s[500], 10, [
      [184, 96, 336],
      [184, 120, 304],
      [184, 144, 352],
      [184, 168, 192],
    ]),
    placed(184, 208, sample(s)),
    bars(s[500], 10, [
      [184, 400, 320],
      [184, 424, 352],
      [184, 448, 296],
      [184, 472, 336],
    ]),
  );
}

function marketing(s: Steps): string {
  return stack(
    rect(s[300], [0, 0, 248, 512]),
    rect(s[700], [24, 56, 20, 20], 5),
    bars(s[800], 10, [[52, 66, 64]]),
    line(s[800], 5, 'M204 60H224M204 72H224'),
    bars(s[800], 22, [
      [24, 124, 184],
      [24, 160, 120],
    ]),
    bars(s[700], 10, [
      [24, 208, 192],
      [24, 232, 152],
    ]),
    placed(24, 272, sample(s)),
    rect(s[700], [24, 444, 136, 48], 12),
    bars(white, 10, [[48, 468, 88]]),
  );
}
