import type { Screen } from '../screen';
import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  frame,
  line,
  placed,
  rect,
  ring,
  shape,
  stack,
  white,
  type Point,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A sequence of e-mails: a first letter, a wait, a fork by what the reader did; the open letter beside it. */
export const lempireScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(rect(s[100], [0, 0, 160, 203]), grid(s), links(s), steps(s), letter(s)),
};

const gridSpots: readonly Point[] = [14, 36, 58, 80, 102, 124, 146].flatMap((x) =>
  [14, 36, 58, 80, 102, 124, 146, 168, 190].map((y): Point => [x, y]),
);

function grid(s: Steps): string {
  return discs(s[200], 1.5, gridSpots);
}

function links(s: Steps): string {
  return stack(
    line(s[500], 2.5, 'M80 46V86M80 86H43V116M80 86H117V116M43 150V170M117 150V170'),
    discs(s[500], 4, [
      [43, 112],
      [117, 112],
    ]),
  );
}

function envelope(s: Steps, color: string): string {
  return stack(rect(color, [0, 0, 20, 15], 2.5), line(s[100], 2, 'M2.5 3.5 10 9.5 17.5 3.5'));
}

function steps(s: Steps): string {
  return stack(
    rect(white, [28, 12, 104, 36], 6),
    frame(s[500], 2.5, [28, 12, 104, 36], 6),
    placed(37, 22.5, envelope(s, s[600])),
    bars(s[700], 5, [[66, 25, 40]]),
    bars(s[300], 5, [[66, 35, 56]]),
    rect(s[700], [58, 58, 44, 18], 9),
    ring(white, 69, 67, 4.5, 2.5),
    numeral(white, 15, [85, 67], '3', 'middle'),
    rect(white, [10, 116, 66, 36], 6),
    rect(white, [84, 116, 66, 36], 6),
    placed(17, 126.5, envelope(s, s[500])),
    placed(91, 126.5, envelope(s, s[400])),
    bars(s[700], 5, [
      [43, 129, 24],
      [117, 129, 20],
    ]),
    bars(s[300], 5, [
      [43, 139, 18],
      [117, 139, 26],
    ]),
    rect(s[600], [16, 170, 54, 22], 6),
    rect(s[300], [90, 170, 54, 22], 6),
    line(white, 3, 'M23 181l3 3 6-7'),
    numeral(white, 12, [38, 181], '38%'),
    line(s[800], 3, 'M96 181h9M102 177.5l3.5 3.5-3.5 3.5'),
    numeral(s[800], 12, [111, 181], '62%'),
  );
}

function letter(s: Steps): string {
  return stack(
    disc(s[400], 180, 22, 10),
    bars(s[700], 5, [[195, 18, 34]]),
    bars(s[300], 5, [[195, 27, 22]]),
    shape(s[200], 'M168 40h66v2h-66z'),
    bars(s[700], 5, [[170, 53, 44]]),
    rect(s[300], [170, 63, 62, 42], 5),
    shape(s[500], 'M170 100 190 80 204 94 214 84 232 102A5 5 0 0 1 227 105H175A5 5 0 0 1 170 100z'),
    disc(lightOrDark(white, s[200]), 216, 74, 5),
    bars(s[300], 5, [
      [170, 117, 62],
      [170, 127, 20],
      [214, 127, 18],
      [170, 137, 50],
      [170, 147, 58],
    ]),
    bars(s[500], 7, [[194, 127, 17]]),
    rect(s[700], [170, 164, 62, 22], 6),
    bars(white, 5, [[184, 175, 34]]),
  );
}
