import { cardFrame } from '../frames';
import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, frame, line, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { cat, dog, paw } from './animals';

/** A station for pets: where it is on the map, which of its six docks are free; the chosen dock from inside beside. */
export const petParkerScreen: Screen = {
  frame: 'phone',
  // The docks end as far above the cover's edge as they begin from the phone's.
  draw: (s) => stack(map(s), placed(0, -6, stack(station(s), docks(s))), slider(s)),
  beside: (s) => placed(360, 96, cardFrame(s, 124, 136, dock(s))),
};

function map(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, 124, 120]),
    rects(s[300], [
      [34, 46, 50, 36],
      [96, -4, 32, 38],
      [-4, 46, 26, 36],
    ]),
    line(white, 8, 'M28-4V124M90-4V124M-4 40H128M-4 88H128'),
    line(s[700], 4, 'M28 48V88H52', '0 8'),
    discs(white, 8, [[28, 40]]),
    discs(s[700], 5, [[28, 40]]),
    discs(s[500], 6, [
      [105, 60],
      [9, 24],
    ]),
    discs(white, 2, [
      [105, 60],
      [9, 24],
    ]),
    shape(s[800], 'M60 92C50 77 41 70 41 57A19 19 0 0 1 79 57C79 70 70 77 60 92z'),
    placed(60, 58, paw(s[300])),
  );
}

function station(s: Steps): string {
  return stack(
    rect(white, [0, 104, 124, 160], 14),
    bars(s[800], 7, [[10, 121, 46]]),
    bars(s[400], 5, [[10, 132, 30]]),
    rect(s[300], [74, 115, 34, 18], 9),
    numeral(s[800], 14, [91, 124], '3', 'middle'),
  );
}

function docks(s: Steps): string {
  return stack(
    rects(
      s[400],
      [
        [8, 143, 30, 36],
        [78, 184, 30, 36],
      ],
      6,
    ),
    rect(s[800], [43, 184, 30, 36], 6),
    placed(23, 163, cat(s[800], s[400])),
    placed(93, 203, dog(s[900], s[700], s[400])),
    placed(58, 202, paw(s[300])),
    rects(
      s[100],
      [
        [43, 143, 30, 36],
        [78, 143, 30, 36],
        [8, 184, 30, 36],
      ],
      6,
    ),
    frame(s[300], 2, [44, 144, 28, 34], 5),
    frame(s[300], 2, [79, 144, 28, 34], 5),
    frame(s[300], 2, [9, 185, 28, 34], 5),
    numeral(s[600], 12, [58, 154], '2', 'middle'),
    numeral(s[600], 12, [93, 154], '3', 'middle'),
    numeral(s[600], 12, [23, 195], '4', 'middle'),
    discs(s[400], 3, [
      [66, 163],
      [101, 163],
      [31, 204],
    ]),
  );
}

function slider(s: Steps): string {
  return stack(
    rect(s[800], [8, 227, 108, 20], 10),
    disc(s[300], 18, 237, 7.5),
    line(s[800], 2.5, 'M15.5 237h5M18.5 234l2.5 3-2.5 3'),
    bars(s[300], 5, [[44, 237, 38]]),
  );
}

function dock(s: Steps): string {
  return stack(
    ring(s[200], 59, 46, 32, 9),
    line(s[600], 9, 'M59 14A32 32 0 1 1 28.57 55.89'),
    placed(59, 47, `<g transform="scale(1.6)">${dog(s[800], s[600], s[200])}</g>`),
    numeral(s[700], 18, [7, 98], '12:40'),
    rect(s[300], [66, 88, 43, 20], 10),
    line(s[800], 3, 'M74 98l4 4 7-8'),
    bars(s[800], 5, [[88, 98, 13]]),
    rects(s[700], [[9, 115, 30, 6]], 3),
    rects(s[400], [[43, 115, 30, 6]], 3),
    rects(s[200], [[77, 115, 32, 6]], 3),
  );
}
