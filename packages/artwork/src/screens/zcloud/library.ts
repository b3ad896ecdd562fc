import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { code, numeral, numerals } from '../../drawing/numeral';
import { bars, disc, frame, line, placed, rect, rects, ring, scaled, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check, person } from '../../videos/props';
import { edgeInDark } from '../frames';
import { cross } from '../signs';

/** Four components on the library's sheet, each on a bad day: no rows, no room, no permission, no news. */
export function library(s: Steps): string {
  return stack(
    name(s, 40, 48, 'Table'),
    name(s, 496, 48, 'DomainName'),
    name(s, 496, 316, 'Button'),
    name(s, 724, 316, 'Log'),
    emptyTable(s),
    longDomain(s),
    forbiddenButton(s),
    rect(lightOrDark(s[900], s[800]), [724, 340, 196, 220]),
    asInLight(stoppedLog(s)),
  );
}

/** A component's name in code, behind the diamond that marks components. */
function name(s: Steps, x: number, y: number, text: string): string {
  return stack(shape(s[600], `M${x} ${y}l9-9 9 9-9 9z`), code(s[700], 26, [x + 28, y], text));
}

/** The sheet's largest: it is the one chosen. */
function emptyTable(s: Steps): string {
  const corners = [33, 449].flatMap((x) => [65, 553].map((y) => [x, y, 14, 14] as const));
  const rows = [204, 284, 364, 444].map((y) => `M54 ${y}H106M390 ${y}H442`).join('');
  return stack(
    rect(white, [40, 72, 416, 488]),
    rect(s[200], [40, 72, 416, 52]),
    bars(s[600], 12, [
      [64, 98, 64],
      [204, 98, 88],
      [384, 98, 48],
    ]),
    line(s[400], 4, `${rows}M54 524H442`, '4 12'),
    scaled(248, 196, 1.8, openBox(s)),
    numeral(s[700], 72, [248, 462], '0', 'middle'),
    frame(s[600], 4, [40, 72, 416, 488], 0),
    rects(white, corners),
    ...corners.map((corner) => frame(s[600], 4, corner, 0)),
  );
}

/** An open box of 144 × 118 units with nothing in it; the middle of its upper edge is at the origin. */
function openBox(s: Steps): string {
  return stack(
    shape(s[300], 'M-48 38H48L72 74V114H-72V74z'),
    shape(s[700], 'M-72 74H-26L-14 92H14L26 74H72V118H-72z'),
    line(s[500], 5, 'M0 2V20M-36 5L-28 22M36 5L28 22'),
  );
}

function longDomain(s: Steps): string {
  const globe = (y: number): string =>
    placed(528, y, stack(ring(s[600], 0, 0, 14, 4), line(s[600], 4, 'M-14 0H14M0-14c-9 9-9 19 0 28c9-9 9-19 0-28')));
  return stack(
    rect(white, [496, 72, 424, 192]),
    rect(s[200], [776, 72, 144, 192]),
    edgeInDark(s, [496, 72, 424, 192], 0),
    line(s[400], 3, 'M498 168H774'),
    globe(120),
    globe(216),
    // Too long: what is beyond the column's edge breaks through it, and is struck out …
    rect(s[300], [776, 100, 88, 40]),
    line(s[900], 4, 'M776 74V96M776 144V264', '3 9'),
    code(s[700], 24, [556, 120], 'shop-7f3a.eu.example.com'),
    line(s[900], 4, 'M780 122H856'),
    scaled(892, 120, 1.3, cross(s[900], white)),
    // … so its middle goes: what tells two domains apart stands at their ends.
    code(s[700], 24, [556, 216], 'shop-7f…ple.com'),
    code(s[700], 24, [796, 216], 'eu-1'),
    scaled(892, 216, 1.3, check(s[700], white)),
  );
}

function forbiddenButton(s: Steps): string {
  return stack(
    rect(white, [496, 340, 196, 220]),
    edgeInDark(s, [496, 340, 196, 220], 0),
    // Whom to ask.
    rect(s[800], [516, 364, 156, 64], 10),
    shape(s[800], 'M548 426H572L560 440z'),
    placed(546, 396, person(s[300], s[900])),
    code(white, 26, [572, 395], '@ines'),
    rect(s[200], [516, 468, 156, 64], 10),
    rect(s[600], [532, 498, 24, 20], 4),
    line(s[600], 5, 'M537 498V492a7 7 0 0 1 14 0V498'),
    code(s[700], 24, [566, 500], 'deploy'),
    placed(668, 470, stack(disc(white, 0, 0, 22), ring(s[900], 0, 0, 14, 6), line(s[900], 6, 'M-10-10L10 10'))),
  );
}

function stoppedLog(s: Steps): string {
  return stack(
    numerals(
      s[400],
      24,
      ['14:02', '14:18', '14:30'].map((time, at) => [744, 372 + at * 36, time]),
    ),
    bars(s[100], 12, [
      [824, 372, 64],
      [824, 408, 76],
      [824, 444, 48],
    ]),
    // Since when nothing has come.
    rect(s[300], [744, 472, 156, 40], 20),
    ring(s[900], 768, 492, 12, 3.5),
    line(s[900], 3, 'M768 499V492L773 491'),
    numeral(s[900], 28, [790, 492], '14:30'),
    line(s[500], 4, 'M748 538H896', '4 12'),
  );
}
