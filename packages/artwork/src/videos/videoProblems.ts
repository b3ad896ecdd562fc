import { existsSync } from 'node:fs';
import { rampNamed, type SiteFacts } from '../siteFacts';
import { fingerprint } from './fingerprint';
import { flashes } from './flashes';
import { framesOf } from './framesOf';
import recorded from './recorded.json' with { type: 'json' };
import { endings, videoFile, type Video } from './video';

/** What is wrong with a video in `public/videos/`: a file is missing, its drawing has changed since it was recorded, it flashes. */
export async function videoProblems(video: Video, site: SiteFacts): Promise<string[]> {
  const ramp = rampNamed(site, video.accent);
  const missing = endings.map((ending) => videoFile(video, ending)).filter((file) => !existsSync(file));
  const known = new Map(Object.entries(recorded));
  return [
    ...missing.map((file) => `${file}: is missing`),
    ...(known.get(video.name) === fingerprint(video, ramp) ? [] : [`${video.name}: was recorded from other frames`]),
    ...((await flashes(framesOf(video, ramp)))
      ? [`${video.name}: a large part flashes more than three times a second`]
      : []),
  ];
}
