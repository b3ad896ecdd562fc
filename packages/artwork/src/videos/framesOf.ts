import type { Ramp } from '../siteFacts';
import { frameOf } from './frameOf';
import { format, type Video } from './video';

/** The frames of a video in order, each as an SVG document. */
export function framesOf(video: Video, ramp: Ramp): string[] {
  const count = format.seconds * format.framesPerSecond;
  return Array.from({ length: count }, (_, index) => frameOf(video, ramp, index / format.framesPerSecond));
}
