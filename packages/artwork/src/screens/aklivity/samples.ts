import { code, numeral } from '../../drawing/numeral';
import { disc, discs, line, placed, rect, rects, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { browserWindow, phone } from '../frames';
import { avatar } from '../signs';

/** A page of the documentation and a marketing page on a phone; both show one sample, checked with every release. */
export function aklivitySamples(s: Steps): string {
  return stack(
    browserWindow(s, 'docs', [40, 72, 576, 600], docs(s)),
    phone(s, 'marketing', [656, 40], marketing(s)),
    rect(s[500], [428, 391, 260, 10]),
    placed(636, 396, stack(disc(s[100], 0, 0, 40), disc(s[600], 0, 0, 32), line(white, 7, 'M-13 1L-3 11 14 -9'))),
  );
}

/** The sample, in a box of 200 × 152 units. */
function sample(s: Steps): string {
  const lines = [
    ['port:', '8080'],
    ['exit:', 'kafka'],
  ] as const;
  return stack(
    rect(s[800], [0, 0, 200, 152], 12),
    code(s[400], 26, [20, 36], 'http:'),
    ...lines.map(([name, value], at) => {
      const y = 78 + at * 40;
      return stack(code(s[300], 26, [40, y], name), code(white, 26, [108, y], value));
    }),
  );
}

const bindings = ['http', 'kafka', 'mqtt', 'grpc', 'sse', 'tls', 'ws'] as const;

function docs(s: Steps): string {
  return stack(
    rects(s[100], [[0, 0, 152, 560]]),
    // The release that the samples run against.
    numeral(s[700], 26, [24, 44], '2.4.1'),
    rect(s[300], [12, 80, 128, 44], 8),
    ...bindings.map((name, at) => code(at === 0 ? s[900] : s[700], 26, [24, 102 + at * 52], name)),
    code(s[900], 56, [184, 56], 'http'),
    way(s),
    placed(184, 208, sample(s)),
    // What the sample answers.
    rect(s[100], [184, 392, 352, 64], 12),
    code(s[800], 26, [204, 424], 'GET'),
    code(s[800], 26, [268, 424], '/orders'),
    code(s[700], 30, [516, 424], '200', 'end'),
  );
}

/** What the page is about: from one binding to the next. */
function way(s: Steps): string {
  return stack(
    rects(
      s[200],
      [
        [184, 112, 136, 64],
        [400, 112, 136, 64],
      ],
      12,
    ),
    code(s[800], 28, [252, 144], 'http', 'middle'),
    code(s[800], 28, [468, 144], 'kafka', 'middle'),
    line(s[600], 7, 'M338 144H380M366 130L380 144 366 158'),
  );
}

function marketing(s: Steps): string {
  return stack(
    rect(s[300], [0, 0, 248, 512]),
    rect(s[700], [24, 56, 24, 24], 6),
    code(s[800], 26, [58, 68], 'Aklivity'),
    line(s[800], 5, 'M202 62H224M202 74H224'),
    // Many streams to one reader.
    rect(white, [24, 104, 200, 144], 12),
    line(s[600], 6, [136, 176, 216].map((y) => `M64 ${y}C108 ${y} 108 176 152 176`).join('')),
    discs(s[500], 14, [
      [64, 136],
      [64, 176],
      [64, 216],
    ]),
    avatar([176, 176], 32, s[700], white),
    placed(24, 272, sample(s)),
    rect(s[700], [24, 444, 200, 48], 12),
    line(white, 6, 'M100 468H146M132 454L146 468 132 482'),
  );
}
