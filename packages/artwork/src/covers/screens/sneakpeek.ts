import { cardFrame } from '../frames';
import type { Screen } from '../screen';
import { numeral } from '../../drawing/numeral';
import {
  bars,
  disc,
  discs,
  line,
  placed,
  rect,
  rects,
  ring,
  shape,
  stack,
  white,
  type Box,
} from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** A portfolio: its worth, a run of candles, three holdings; the payment card and its limit beside. */
export const sneakpeekScreen: Screen = {
  frame: 'phone',
  draw: (s) => stack(worth(s), candles(s), holdings(s)),
  beside: (s) => stack(placed(360, 72, paymentCard(s)), placed(384, 168, cardFrame(s, 100, 62, limit(s)))),
};

function worth(s: Steps): string {
  return stack(
    rect(s[800], [0, 0, 124, 86]),
    bars(s[400], 5, [[12, 34, 32]]),
    numeral(white, 21, [11, 49], '$8,240'),
    rect(s[600], [12, 62, 47, 15], 7.5),
    shape(white, 'M18 72l4.5-6 4.5 6z'),
    numeral(white, 10, [29, 69.5], '+4%'),
    disc(s[500], 105, 38, 9),
    disc(s[200], 105, 35.5, 3.2),
    shape(s[200], 'M98.5 44A6.5 5.5 0 0 1 111.5 44A9 9 0 0 1 98.5 44z'),
  );
}

/** Open, close, high and low of each candle, measured downwards. */
const run = [
  [142, 126, 120, 148],
  [128, 134, 122, 140],
  [134, 118, 112, 138],
  [120, 108, 102, 126],
  [108, 120, 104, 128],
  [122, 110, 106, 128],
  [112, 98, 94, 116],
  [98, 106, 96, 112],
  [106, 94, 90, 112],
] as const;

function candles(s: Steps): string {
  const at = (index: number): number => 12 + index * 11;
  const body = (rising: boolean): Box[] =>
    run.flatMap(([open, close], index): Box[] =>
      close < open === rising ? [[at(index), Math.min(open, close), 7, Math.abs(open - close)]] : [],
    );
  const wicks = run.map(([, , high, low], index) => `M${at(index) + 3.5} ${high}V${low}`).join('');
  return stack(
    line(s[200], 2, 'M12 104H112M12 124H112M12 144H112', '2 5'),
    line(s[400], 2, wicks),
    rects(s[700], body(true)),
    rects(s[400], body(false)),
    rects(s[100], [[10, 154, 104, 14]], 7),
    rects(s[700], [[32, 154, 24, 14]], 7),
    bars(s[400], 4, [
      [16, 161, 10],
      [62, 161, 10],
      [80, 161, 10],
      [98, 161, 10],
    ]),
    bars(white, 4, [[39, 161, 10]]),
  );
}

function holdings(s: Steps): string {
  return stack(
    discs(s[700], 8, [[20, 185]]),
    discs(s[400], 8, [[20, 209]]),
    discs(s[300], 8, [[20, 233]]),
    bars(s[700], 5, [
      [34, 181, 24],
      [34, 205, 30],
      [34, 229, 20],
    ]),
    bars(s[300], 5, [
      [34, 190, 16],
      [34, 214, 18],
      [34, 238, 26],
    ]),
    numeral(s[700], 11, [114, 185], '312', 'end'),
    numeral(s[700], 11, [114, 209], '180', 'end'),
    numeral(s[700], 11, [114, 233], '248', 'end'),
    line(s[500], 2.5, 'M68 189l5-4 4 2 6-7M70 207l5 3 4-4 6 5M68 237l6-3 4 1 6-6'),
  );
}

function paymentCard(s: Steps): string {
  return stack(
    rect(s[900], [0, 0, 124, 82], 11),
    rect(s[600], [3, 3, 118, 76], 8),
    shape(s[500], 'M121 20V71A8 8 0 0 1 113 79H50A70 70 0 0 1 121 20z'),
    rect(s[300], [14, 16, 22, 16], 4),
    line(s[600], 2, 'M14 24h22M25 16v16'),
    line(white, 3, 'M96 14a12 12 0 0 1 0 16M103 10a19 19 0 0 1 0 24'),
    bars(white, 5, [
      [14, 50, 18],
      [36, 50, 18],
      [58, 50, 18],
    ]),
    numeral(white, 11, [110, 50], '4512', 'end'),
    bars(s[200], 5, [[14, 65, 42]]),
  );
}

function limit(s: Steps): string {
  return stack(
    ring(s[200], 26, 28, 15, 7),
    line(s[600], 7, 'M26 13A15 15 0 1 1 11 28'),
    numeral(s[700], 16, [48, 28], '70%'),
  );
}
