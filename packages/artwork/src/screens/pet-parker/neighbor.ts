import { lightOrDark } from '../../drawing/followScheme';
import { numeral } from '../../drawing/numeral';
import { bars, discs, line, placed, rect, rects, shape, stack, white, scaled } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';
import { check } from '../../videos/props';
import { phone } from '../frames';
import { cross } from '../signs';
import { doorCode, station } from './station';

/** Two stations before a glass front, a cart beside; a phone reads the code on one door and ignores the reflected signal of the other. */
export function neighborScreen(s: Steps): string {
  return stack(
    front(s),
    cart(s),
    placed(448, 520, station(s, s[300], '4')),
    placed(680, 520, station(s, s[300], '5', 'other')),
    signal(s),
    phone(s, 'pet-parker-code', [56, 120], camera(s)),
  );
}

function front(s: Steps): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => [at * 128, 0, 64, 72] as const);
  return stack(
    rect(s[300], [0, 72, 960, 448]),
    rects(s[200], [
      [16, 88, 288, 416],
      [320, 88, 288, 416],
      [624, 88, 288, 416],
      [928, 88, 64, 416],
    ]),
    // Reflections, lighter than the panes.
    shape(lightOrDark(white, s[700]), 'M400 88H456L320 280V200zM720 88H820L624 366V226zM860 88H884L624 458V424z'),
    rect(white, [0, 0, 960, 72]),
    rects(s[600], stripes),
    rects(s[400], [[0, 520, 960, 80]]),
    line(
      s[300],
      5,
      'M0 560H960M180 520 150 560M420 520 400 560M640 520 636 560M880 520 900 560M300 560 276 600M540 560 530 600M780 560 796 600',
    ),
  );
}

/** A cart that waits at the window, whole: its handle, its basket, its wheels on the ground. */
function cart(s: Steps): string {
  return stack(
    line(s[900], 6, 'M808 372H828L856 484H928M835 400H936L922 452H848M868 400V452M904 400V452'),
    discs(s[900], 14, [
      [866, 504],
      [918, 504],
    ]),
  );
}

function signal(s: Steps): string {
  const read = 'M400 444H324';
  const reflected = 'M608 208 516 112 330 184';
  return stack(
    line(white, 16, read + reflected),
    line(s[900], 6, read + reflected, '1 14'),
    scaled(448, 138, 1.5, cross(s[900], white)),
  );
}

function camera(s: Steps): string {
  return stack(
    rect(s[400], [0, 0, 248, 512]),
    bars(s[700], 16, [
      [-20, 80, 290],
      [-20, 112, 290],
    ]),
    placed(61, 177, doorCode(s[900], white, 18)),
    line(s[900], 8, 'M28 180V144H64M184 144H220V180M28 300V336H64M184 336H220V300'),
    rect(white, [0, 376, 248, 160], 20),
    scaled(44, 420, 1.4, check(s[700], white)),
    bars(s[800], 11, [[80, 412, 80]]),
    bars(s[600], 8, [[80, 434, 56]]),
    numeral(s[800], 48, [216, 422], '4', 'end'),
  );
}
