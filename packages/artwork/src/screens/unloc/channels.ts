import { disc, line, rect, shape, stack } from '../../drawing/shapes';

/** Signs of the suite's three channels and of a merge, each around the origin within 20 units; `background` shows through. */
export const channels = {
  chat: (ink: string, background: string) =>
    stack(
      shape(ink, 'M-14 -16H14a6 6 0 0 1 6 6V4a6 6 0 0 1 -6 6H0L-10 19V10H-14a6 6 0 0 1 -6 -6V-10a6 6 0 0 1 6 -6z'),
      line(background, 5, 'M-9 -3h0M0 -3h0M9 -3h0'),
    ),
  survey: (ink: string, background: string) =>
    stack(disc(ink, 0, 0, 20), line(background, 5, 'M-7 -5v-2M7 -5v-2M-9 5q9 9 18 0')),
  ticket: (ink: string, background: string) =>
    stack(
      shape(ink, 'M-22 -15H22V-6a6 6 0 0 0 0 12V15H-22V6a6 6 0 0 0 0 -12z'),
      line(background, 5, 'M-8 -5H8M-8 5H2'),
    ),
  merge: (ink: string, background: string) =>
    stack(rect(background, [-20, -20, 40, 40], 8), line(ink, 6, 'M-16 -13L-3 0H15M-16 13L-3 0M7 -9l9 9 -9 9')),
} as const;
