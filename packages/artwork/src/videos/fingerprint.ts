import { createHash } from 'node:crypto';
import type { Ramp } from '../siteFacts';
import { frameOf } from './frameOf';
import { framesOf } from './framesOf';
import type { Video } from './video';

/** A fingerprint of what a video shows, the poster included: it changes with any of its frames. */
export function fingerprint(video: Video, ramp: Ramp): string {
  const hash = createHash('sha256').update(frameOf(video, ramp, video.poster));
  for (const frame of framesOf(video, ramp)) hash.update(frame);
  return hash.digest('hex').slice(0, 16);
}
