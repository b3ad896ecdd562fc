import type { Steps } from '../drawing/steps';
import type { Point } from '../drawing/shapes';
import type { Key } from './time';

/** A short video of a product at work. It ends where it begins, so that it can repeat. */
export interface Video {
  /** File name without ending. */
  readonly name: string;
  /** The name of its color ramp. */
  readonly accent: string;
  /** When, in seconds, the poster is taken: the moment that says most. */
  readonly poster: number;
  /** Draws the inside of the window at a time in seconds, in 872 × 472 units. */
  readonly draw: (time: number, steps: Steps) => string;
  /** Where the pointer is, and when; the way between two times is eased. */
  readonly pointer: readonly Key<Point>[];
  /** When the pointer is down: from, to. */
  readonly presses: readonly (readonly [from: number, to: number])[];
}

/** What every video is recorded in. */
export const format = { width: 960, height: 600, framesPerSecond: 30, seconds: 6 } as const;

/** The files of a video: its poster, and the video in two formats. */
export const endings = ['avif', 'mp4', 'webm'] as const;

/** A file of a video, below the project's folder. */
export function videoFile({ name }: Pick<Video, 'name'>, ending: (typeof endings)[number]): string {
  return `public/videos/${name}.${ending}`;
}
