import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, disc, discs, frame, line, placed, rect, rects, ring, shape, stack, white } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { card } from '../frames';
import { leaf, tray } from './props';

const shelfAt = (shelf: number) => 232 + shelf * 104;
const trayAt = (place: number) => 104 + place * 92;

/** For each shelf the state of its five trays: sold, reserved while somebody pays, held for subscribers, free. */
const shelves = ['ssssf', 'sshhs', 'srrff', 'sssff'] as const;

/** The kitchen's capacity as its oven, a dish to a shelf, and the checkout that reserves two trays for some minutes. */
export function capacity(s: Steps): string {
  return stack(oven(s), ...shelves.map((_, shelf) => trays(s, shelf)), soldOut(s), checkout(s));
}

function oven(s: Steps): string {
  return stack(
    rect(lightOrDark(s[900], s[600]), [40, 48, 576, 640], 24),
    discs(lightOrDark(s[300], s[200]), 20, [
      [96, 104],
      [152, 104],
      [208, 104],
    ]),
    asInLight(line(s[900], 6, 'M96 104V90M152 104L162 94M208 104H222')),
    rect(lightOrDark(s[700], s[200]), [456, 84, 120, 40], 8),
    numeral(lightOrDark(s[200], s[800]), 32, [516, 104], '180', 'middle'),
    bars(lightOrDark(s[400], s[300]), 14, [[80, 152, 496]]),
    rect(white, [72, 184, 512, 500], 12),
    line(s[700], 6, shelves.map((_, shelf) => `M72 ${shelfAt(shelf) + 52}H584`).join('')),
  );
}

function trays(s: Steps, shelf: number): string {
  return stack(
    ...Array.from(shelves[shelf] ?? '').map((state, place) => {
      const [x, y] = [trayAt(place), shelfAt(shelf)];
      if (state === 's') return placed(x, y, tray(s[700], lightOrDark(s[400], s[500])));
      if (state === 'r') return placed(x, y, tray(s[500], lightOrDark(s[300], s[600])));
      if (state === 'h') return placed(x, y, held(s));
      return frame(s[500], 4, [x + 2, y + 10, 68, 36], 6, '1 9');
    }),
  );
}

/** A tray kept for subscribers: an outline, and the sign of what comes again. */
function held(s: Steps): string {
  return stack(
    line(s[700], 4, 'M3 22H69L62 46H10zM21-6A16 16 0 0 1 49-14M51-2A16 16 0 0 1 23 6'),
    shape(s[700], 'M56-22V-6H41zM16 14V-2H31z'),
  );
}

/** The second dish, on a label that hangs from its shelf: no tray is left but those that wait for subscribers. */
function soldOut(s: Steps): string {
  return stack(
    shape(s[700], 'M104 388H184V416A10 10 0 0 1 174 426H114A10 10 0 0 1 104 416z'),
    line(white, 6, 'M118 400l14 14M132 400l-14 14'),
    bars(white, 11, [[142, 407, 30]]),
  );
}

function checkout(s: Steps): string {
  return stack(
    line(s[500], 6, 'M200 442V428H356V442M278 428V412H664'),
    card(
      s,
      'eatfresh-checkout',
      [664, 104, 256, 432],
      placed(
        -3,
        -3,
        stack(
          ring(s[200], 128, 104, 56, 18),
          line(s[600], 18, 'M128 48A56 56 0 1 1 80 132'),
          line(s[800], 8, 'M128 78V106L146 118'),
          numeral(s[800], 44, [128, 198], '4:12', 'middle'),
          line(s[300], 3, 'M32 232H224'),
          placed(32, 256, leaf(s[500], white)),
          bars(s[700], 12, [[80, 272, 72]]),
          rects(
            s[500],
            [
              [172, 260, 24, 24],
              [200, 260, 24, 24],
            ],
            4,
          ),
          disc(s[500], 48, 320, 16),
          line(white, 5, 'M48 310V321L56 326'),
          numeral(s[700], 30, [80, 320], '18:30'),
          rect(s[700], [32, 360, 192, 48], 10),
          bars(white, 12, [[80, 384, 96]]),
        ),
      ),
    ),
  );
}
