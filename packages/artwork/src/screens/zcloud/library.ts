import { asInLight } from '../../drawing/followScheme';
import { code, numeral, numerals } from '../../drawing/numeral';
import { disc, frame, line, panel, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { person } from '../../videos/props';

/** Four components on the library's sheet, each on a bad day: no rows, no news, no permission, no room. */
export function library(s: Steps): string {
  return stack(
    name(s, 40, 40, 'Table'),
    name(s, 616, 40, 'Log'),
    name(s, 40, 368, 'Button'),
    name(s, 400, 368, 'DomainName'),
    emptyTable(s),
    rect(panel, [616, 72, 400, 248]),
    asInLight(stoppedLog(s)),
    forbiddenButton(s),
    longDomain(s),
  );
}

/** A component's name in code, behind the diamond that marks components. */
function name(s: Steps, x: number, y: number, text: string): string {
  return stack(shape(s[600], `M${x} ${y}l10-10 10 10-10 10z`), code(s[700], 30, [x + 32, y], text));
}

function emptyTable(s: Steps): string {
  return stack(
    rect(white, [40, 72, 544, 248]),
    rect(s[200], [40, 72, 544, 56]),
    code(s[700], 28, [64, 100], 'app'),
    code(s[700], 28, [312, 100], 'region', 'middle'),
    code(s[700], 28, [560, 100], 'url', 'end'),
    line(s[400], 3, 'M40 176H192M432 176H584M40 224H192M432 224H584M40 272H192M432 272H584', '3 11'),
    // An open box with nothing in it.
    shape(s[300], 'M264 176H360L384 212V252H240V212z'),
    shape(s[700], 'M240 212H286L298 230H326L338 212H384V256H240z'),
    line(s[500], 5, 'M312 138V158M276 142L284 160M348 142L340 160'),
    numeral(s[700], 32, [312, 290], '0', 'middle'),
    frame(s[600], 4, [40, 72, 544, 248], 0),
    rects(white, [
      [33, 65, 14, 14],
      [577, 65, 14, 14],
      [33, 313, 14, 14],
      [577, 313, 14, 14],
    ]),
    ...[33, 577].flatMap((x) => [65, 313].map((y) => frame(s[600], 4, [x, y, 14, 14], 0))),
  );
}

function stoppedLog(s: Steps): string {
  const lines = ['GET /orders', 'PUT /orders/41', 'GET /health', 'GET /orders/41'];
  return stack(
    numerals(
      s[400],
      26,
      ['14:02', '14:03', '14:05', '14:07'].map((time, at) => [636, 104 + at * 36, time]),
    ),
    ...lines.map((text, at) => {
      const [verb = '', path = ''] = text.split(' ');
      const y = 104 + at * 36;
      return stack(code(s[300], 26, [724, y], verb), code(s[100], 26, [784, y], path));
    }),
    line(s[500], 4, 'M640 258H656M824 258H976', '3 11'),
    // Since when nothing has come.
    rect(s[300], [664, 238, 136, 40], 20),
    ring(s[900], 686, 258, 10, 4),
    line(s[900], 4, 'M686 253V259H691'),
    numeral(s[900], 28, [704, 258], '14:07'),
    line(s[600], 4, 'M640 300H656M680 300H840', '3 11'),
  );
}

function forbiddenButton(s: Steps): string {
  return stack(
    rect(white, [40, 400, 328, 240]),
    // Whom to ask.
    rect(s[800], [64, 424, 248, 64], 10),
    shape(s[800], 'M112 486H136L124 500z'),
    placed(98, 456, person(s[300], s[900])),
    code(white, 28, [128, 455], '@ines'),
    rect(s[200], [64, 512, 248, 64], 10),
    rect(s[600], [96, 542, 24, 20], 4),
    line(s[600], 5, 'M101 542V536a7 7 0 0 1 14 0V542'),
    code(s[700], 28, [140, 545], 'deploy'),
    placed(312, 544, stack(disc(white, 0, 0, 22), ring(s[900], 0, 0, 14, 6), line(s[900], 6, 'M-10-10L10 10'))),
  );
}

function longDomain(s: Steps): string {
  const globe = (y: number): string =>
    stack(
      ring(s[600], 440, y, 16, 4),
      line(s[600], 4, `M424 ${y}H456M440 ${y - 16}c-10 10-10 22 0 32c10-10 10-22 0-32`),
    );
  return stack(
    rect(white, [400, 400, 600, 240]),
    rect(s[200], [744, 400, 256, 240]),
    line(s[400], 3, 'M400 496H744'),
    globe(448),
    globe(544),
    // Too long for its column …
    code(s[700], 28, [472, 448], 'shop-7f3a.preview.eu.example.com'),
    line(s[900], 4, 'M744 400V640', '3 9'),
    // … so its middle goes: what tells two domains apart stands at their ends.
    code(s[800], 28, [472, 544], 'shop-7f…ple.com'),
    code(s[700], 28, [776, 544], 'eu-1'),
  );
}
