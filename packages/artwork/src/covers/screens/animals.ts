import { bars, discs, shape, stack } from '../../drawing/shapes';

/** Draws a paw about 22 units wide around the origin. */
export function paw(color: string): string {
  return stack(
    discs(color, 2.8, [
      [-8.5, -1],
      [8.5, -1],
    ]),
    discs(color, 3.2, [
      [-3.6, -7],
      [3.6, -7],
    ]),
    shape(color, 'M0-2C4-2 8 4 8 7A4 4 0 0 1 3 9.5A8 8 0 0 0-3 9.5A4 4 0 0 1-8 7C-8 4-4-2 0-2z'),
  );
}

/** Draws a cat's face about 22 units wide around the origin. */
export function cat(face: string, eyes: string): string {
  return stack(
    shape(face, 'M-11-12-5-6.5H5L11-12V1A11 9.5 0 0 1-11 1z'),
    discs(eyes, 1.8, [
      [-4.5, 0],
      [4.5, 0],
    ]),
  );
}

/** Draws a dog's face about 26 units wide around the origin. */
export function dog(face: string, ears: string, eyes: string): string {
  return stack(
    shape(face, 'M-8-9H8V3A8 9 0 0 1-8 3z'),
    shape(ears, 'M-6-10V-3A6 6 0 0 1-13 3V-4A6 6 0 0 1-6-10zM6-10A6 6 0 0 1 13-4V3A6 6 0 0 1 6-3z'),
    discs(eyes, 1.6, [
      [-3.5, 0],
      [3.5, 0],
    ]),
    bars(eyes, 3, [[-2.5, 6, 5]]),
  );
}
