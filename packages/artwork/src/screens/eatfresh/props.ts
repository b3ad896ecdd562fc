import { asInLight, lightOrDark } from '../../drawing/followScheme';
import { bars, disc, discs, line, rect, rects, ring, shape, stack, white, type Bar } from '../../drawing/shapes';
import type { Steps } from '../../drawing/steps';

/** Draws an oven tray of 72 × 48 units with food in it. */
export function tray(metal: string, food: string): string {
  return stack(shape(food, 'M8 22a14 16 0 0 1 26-6a15 18 0 0 1 30 6z'), shape(metal, 'M0 20H72L64 48H8z'));
}

/** Draws a fish of 56 × 28 units. */
export function fish(color: string, eye: string): string {
  return stack(shape(color, 'M0 14C10-4 30-4 42 12L56 2V26L42 16C30 32 10 32 0 14z'), disc(eye, 12, 11, 3));
}

/** Draws a leaf of 32 × 32 units. */
export function leaf(color: string, vein: string): string {
  return stack(shape(color, 'M0 32V18A18 18 0 0 1 18 0H32V14A18 18 0 0 1 14 32z'), line(vein, 3, 'M4 28L22 10'));
}

/** Draws a nut of 28 × 36 units. */
export function nut(shell: string, cap: string): string {
  return stack(
    shape(shell, 'M2 12H26C26 24 20 30 14 36C8 30 2 24 2 12z'),
    shape(cap, 'M0 12a14 10 0 0 1 28 0z'),
    line(cap, 4, 'M14 4V0'),
  );
}

/** Draws a bottle of milk of 24 × 40 units. */
export function milk(glass: string, drink: string): string {
  return stack(
    shape(glass, 'M7 0H17V10L24 20V36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V20L7 10z'),
    rect(drink, [4, 24, 16, 11], 2),
  );
}

/** Draws an ear of wheat of 28 × 40 units. */
export function wheat(color: string): string {
  return stack(
    line(color, 4, 'M14 40V12'),
    shape(
      color,
      'M14 14C8 10 8 4 14 0C20 4 20 10 14 14zM12 24C4 24 2 18 2 12C8 12 12 16 12 24zM16 24C24 24 26 18 26 12C20 12 16 16 16 24z',
    ),
  );
}

/** Draws an egg of 28 × 36 units. */
export function egg(color: string): string {
  return shape(color, 'M14 0C22 0 28 14 28 22A14 14 0 0 1 0 22C0 14 6 0 14 0z');
}

/** Draws a clock around the origin, its hour hand at `hour`, its minute hand at `minute`. */
export function clock(s: Steps, radius: number, hour: number, minute: number, face: string = white): string {
  const hand = (turns: number, length: number): string => {
    const angle = turns * 2 * Math.PI;
    return `M0 0L${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;
  };
  return stack(
    disc(s[900], 0, 0, radius),
    disc(face, 0, 0, radius * 0.82),
    line(s[900], radius * 0.13, hand((hour + minute / 60) / 12, radius * 0.42) + hand(minute / 60, radius * 0.6)),
    disc(s[900], 0, 0, radius * 0.1),
  );
}

/** Draws a bowl with a stew, seen from above, around the origin. */
export function stew(s: Steps, radius: number): string {
  const at = (part: number): number => radius * part;
  return stack(
    disc(s[200], 0, 0, radius),
    ring(s[500], 0, 0, at(0.97), at(0.06)),
    disc(s[600], 0, 0, at(0.74)),
    shape(
      s[400],
      `M${at(-0.74)} 0A${at(0.74)} ${at(0.74)} 0 0 1 ${at(0.3)} ${at(-0.676)}C${at(0.1)} ${at(-0.1)} ${at(-0.3)} ${at(0.1)} ${at(-0.74)} 0z`,
    ),
    discs(s[800], at(0.09), [
      [at(0.1), at(0.1)],
      [at(0.36), at(-0.1)],
      [at(-0.1), at(0.42)],
      [at(0.3), at(0.4)],
      [at(-0.36), at(0.26)],
    ]),
    shape(
      s[200],
      `M${at(0.02)} ${at(-0.1)}a${at(0.3)} ${at(0.3)} 0 0 1 ${at(0.3)} ${at(-0.3)}v${at(0.04)}a${at(0.3)} ${at(0.3)} 0 0 1 ${at(-0.3)} ${at(0.3)}z`,
    ),
    bars(s[200], at(0.1), [[at(-0.5), at(-0.12), at(0.3)]]),
  );
}

/** Draws a printer of 96 × 88 units with a sheet in it, which stays pale. */
export function printer(s: Steps): string {
  const words: readonly Bar[] = [
    [28, 60, 40],
    [28, 74, 26],
  ];
  return stack(
    asInLight(stack(rect(s[900], [20, 0, 56, 28], 3), rect(s[900], [0, 22, 96, 48], 8), disc(s[300], 80, 36, 5))),
    rect(lightOrDark(white, s[100]), [18, 48, 60, 40], 3),
    asInLight(stack(bars(s[700], 7, words), rects(s[900], [[10, 46, 76, 5]]))),
  );
}
