import { cardFrame } from '../frames';
import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, line, placed, rect, rects, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A trip in the wild: the map with its route and camps, the stops below; the planner's proposal beside. */
export const sekrScreen: Screen = {
  frame: 'phone',
  draw: (s) => stack(land(s), route(s), search(s), stops(s)),
  beside: (s) => placed(360, 76, cardFrame(s, 124, 136, proposal(s))),
};

function land(s: Steps): string {
  return stack(
    rect(s[200], [0, 0, 124, 256]),
    shape(s[300], 'M-4 56C20 50 44 58 50 78S38 112 22 118-4 120-4 120z'),
    shape(s[400], 'M-4 72C12 68 28 72 32 84S20 104-4 104z'),
    shape(s[300], 'M128 112C108 108 88 118 86 138S104 176 128 178z'),
    shape(s[400], 'M128 128C114 126 102 132 102 144S114 162 128 162z'),
    line(white, 9, 'M92-4C84 26 62 34 68 58S104 82 128 80'),
  );
}

/** A pin whose point is at the origin. */
function pin(color: string, tent: string): string {
  return stack(
    shape(color, 'M0 0C-7-10-13-15-13-23A13 13 0 0 1 13-23C13-15 7-10 0 0z'),
    shape(tent, 'M0-32 8.5-17H3L0-22-3-17H-8.5z'),
  );
}

/** A four-pointed spark of 2 × `r` units around the origin. */
function spark(color: string, r: number): string {
  const k = r / 5;
  return shape(color, `M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}z`);
}

function route(s: Steps): string {
  const way = 'M20 170C20 142 54 158 60 134S40 104 62 92 92 100 98 66';
  return stack(
    line(white, 9, way),
    line(s[800], 4, way),
    discs(white, 6.5, [
      [20, 170],
      [60, 134],
    ]),
    discs(s[800], 4, [
      [20, 170],
      [60, 134],
    ]),
    placed(98, 68, pin(s[800], s[300])),
    placed(24, 98, pin(s[600], white)),
    placed(94, 156, pin(s[600], white)),
  );
}

function search(s: Steps): string {
  return stack(rect(white, [8, 26, 70, 20], 10), placed(20, 36, spark(s[600], 6)), bars(s[400], 5, [[31, 36, 34]]));
}

function stops(s: Steps): string {
  const hill = (x: number): string => `M${x} 240l10-14 7 8 5-6 8 10v2z`;
  return stack(
    rect(white, [0, 180, 124, 90], 14),
    bars(s[300], 4, [[50, 187, 24]]),
    bars(s[800], 7, [[10, 200, 48]]),
    numeral(s[600], 14, [114, 200], '3', 'end'),
    rects(s[300], [[10, 212, 32, 32]], 6),
    rects(s[200], [[46, 212, 32, 32]], 6),
    rects(s[700], [[82, 212, 32, 32]], 6),
    shape(s[700], hill(11)),
    shape(s[500], hill(47)),
    shape(s[400], hill(83)),
    discs(white, 3.5, [
      [33, 220],
      [69, 220],
    ]),
    disc(s[300], 105, 220, 3.5),
  );
}

function proposal(s: Steps): string {
  return stack(
    rect(s[800], [9, 9, 22, 22], 6),
    placed(20, 20, spark(s[300], 8)),
    bars(s[800], 7, [[39, 16, 46]]),
    bars(s[400], 5, [[39, 27, 30]]),
    line(s[300], 3, 'M20 48V110'),
    discs(s[800], 9, [
      [20, 48],
      [20, 79],
      [20, 110],
    ]),
    numeral(white, 13, [20, 48], '1', 'middle'),
    numeral(white, 13, [20, 79], '2', 'middle'),
    numeral(white, 13, [20, 110], '3', 'middle'),
    rects(
      s[100],
      [
        [35, 38, 74, 24],
        [35, 69, 74, 24],
      ],
      5,
    ),
    rect(s[700], [35, 100, 74, 22], 5),
    bars(s[700], 5, [
      [42, 46, 42],
      [42, 77, 32],
    ]),
    bars(s[400], 5, [
      [42, 54, 28],
      [42, 85, 50],
    ]),
    bars(white, 5, [[42, 111, 36]]),
    line(white, 3, 'M92 111l4 4 6-8'),
  );
}
