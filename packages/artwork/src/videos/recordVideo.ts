import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import sharp from 'sharp';
import type { Ramp } from '../siteFacts';
import { fingerprint } from './fingerprint';
import { frameOf } from './frameOf';
import { framesOf } from './framesOf';
import { format, type Video, videoFile } from './video';

/** What ffmpeg is told for each format, beside what goes in: the same frames give the same bytes with the same ffmpeg. */
const encoders = {
  mp4: '-c:v libx264 -preset veryslow -tune animation -crf 25 -profile:v high -level 3.1 -refs 4 -threads 1 -movflags +faststart',
  webm: '-c:v libsvtav1 -preset 4 -crf 36 -g 300 -svtav1-params lp=1',
} as const;

const input = `-f rawvideo -pix_fmt rgb24 -s ${format.width}x${format.height} -r ${format.framesPerSecond} -i pipe:0`;
const output = '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact';
// Players take the matrix of high definition; if it is not named, ffmpeg converts with the old one.
const color =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';

const notes = path.join(import.meta.dirname, 'recorded.json');

function picture(svg: string) {
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Encodes raw frames into one file; it takes its place only when it is whole. */
async function encode(frames: readonly Buffer[], file: string, encoder: string): Promise<void> {
  const unfinished = file.replace(/(?=\.\w+$)/, '.unfinished');
  const options = `-y -loglevel error ${input} ${color} ${encoder} ${output}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...options, unfinished], { stdio: ['pipe', 'inherit', 'inherit'] });
  const exit = once(ffmpeg, 'exit');
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  await finished(ffmpeg.stdin);
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
  await rename(unfinished, file);
}

/** Notes which frames a video was recorded from, so that a check can tell one that is out of date without recording it. */
function noteRecorded(video: Video, ramp: Ramp): void {
  const recorded = JSON.parse(readFileSync(notes, 'utf8')) as Record<string, string>;
  writeFileSync(notes, `${JSON.stringify({ ...recorded, [video.name]: fingerprint(video, ramp) }, null, 2)}\n`);
}

/**
 * Records a video: `public/videos/<name>.webm` (AV1), `.mp4` (H.264) and its poster `.avif`. Needs ffmpeg with libx264 and SVT-AV1;
 * the videos are committed, so that a build does not.
 */
export async function recordVideo(video: Video, ramp: Ramp): Promise<void> {
  const poster = videoFile(video, 'avif');
  mkdirSync(path.dirname(poster), { recursive: true });
  const frames: Buffer[] = [];
  for (const frame of framesOf(video, ramp)) frames.push(await picture(frame).raw().toBuffer());
  await picture(frameOf(video, ramp, video.poster))
    .avif({ quality: 60, effort: 6 })
    .toFile(poster);
  await encode(frames, videoFile(video, 'mp4'), encoders.mp4);
  await encode(frames, videoFile(video, 'webm'), encoders.webm);
  noteRecorded(video, ramp);
}
