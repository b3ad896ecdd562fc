import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, discs, line, rect, rects, shape, stack, white, type Point } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** An event: the agenda in three tracks, and the seats of the hall with the chosen ones. */
export const pathableScreen: Screen = {
  frame: 'browser',
  draw: (s) => stack(agenda(s), sessions(s), hall(s)),
};

function agenda(s: Steps): string {
  return stack(
    rects(s[700], [[12, 9, 40, 18]], 5),
    rects(
      s[200],
      [
        [56, 9, 40, 18],
        [100, 9, 40, 18],
      ],
      5,
    ),
    numeral(white, 14, [32, 18], '14', 'middle'),
    numeral(s[700], 14, [76, 18], '15', 'middle'),
    numeral(s[700], 14, [120, 18], '16', 'middle'),
    ...['9', '10', '11', '12', '13'].map((hour, at) => numeral(s[600], 12, [27, 45 + at * 32], hour, 'end')),
    line(s[200], 2, 'M32 45H140M32 77H140M32 109H140M32 141H140M32 173H140'),
  );
}

function sessions(s: Steps): string {
  return stack(
    rects(
      s[700],
      [
        [32, 38, 34, 46],
        [106, 90, 34, 54],
      ],
      4,
    ),
    rects(
      s[400],
      [
        [69, 38, 34, 28],
        [32, 116, 34, 38],
      ],
      4,
    ),
    rects(
      s[300],
      [
        [106, 38, 34, 46],
        [69, 116, 34, 38],
        [106, 150, 34, 44],
      ],
      4,
    ),
    rects(
      s[600],
      [
        [69, 72, 34, 38],
        [32, 160, 71, 34],
      ],
      4,
    ),
    rects(s[200], [[32, 90, 34, 20]], 4),
    bars(white, 5, [
      [38, 48, 22],
      [38, 58, 15],
      [112, 100, 22],
      [112, 110, 16],
      [112, 120, 20],
      [75, 82, 20],
      [75, 92, 14],
      [38, 171, 44],
      [38, 182, 30],
    ]),
    bars(s[800], 5, [
      [75, 48, 20],
      [38, 126, 20],
      [38, 136, 14],
      [112, 48, 20],
      [112, 58, 14],
      [75, 126, 22],
      [75, 136, 12],
      [112, 160, 22],
      [112, 170, 14],
      [38, 100, 22],
    ]),
    // Right of the hours, which it would touch.
    line(s[900], 2.5, 'M34 87H143'),
    discs(s[900], 4.5, [[34, 87]]),
  );
}

/** Spots of `count` seats on an arc around the stage; `radius` is measured from a point above the hall. */
function row(radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, seat) => {
    const angle = ((seat - (count - 1) / 2) * 11.5) / radius;
    return [198 + radius * Math.sin(angle), radius * Math.cos(angle) - 12];
  });
}

function hall(s: Steps): string {
  return stack(
    rect(s[100], [154, 0, 88, 203]),
    shape(s[700], 'M166 14H230V24A32 18 0 0 1 166 24z'),
    bars(s[300], 5, [[184, 24, 28]]),
    discs(s[400], 4.2, [...row(66, 5), ...row(80, 5), ...row(94, 6)]),
    discs(s[300], 4.2, [...row(112, 6), ...row(126, 7), ...row(140, 7)]),
    discs(s[800], 5.2, row(94, 6).slice(2, 4)),
    ticket(s),
  );
}

function ticket(s: Steps): string {
  return stack(
    shape(s[700], 'M166 156H230V168A5 5 0 0 0 230 178V190H166V178A5 5 0 0 0 166 168z'),
    line(s[300], 2, 'M214 161V186', '1 5'),
    numeral(white, 16, [175, 173], '118'),
  );
}
