import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import sharp from 'sharp';
import { type Film, formats } from '../study';
import type { openStudy } from './openStudy';

const videoSize = { width: 960, height: 600 } as const;
const framesPerSecond = 30;
const limit = 120 * 1024;

/** The frames of a film as PNG, each with its milliseconds. */
export async function framesOf(stage: Awaited<ReturnType<typeof openStudy>>, screen: string, film: Film<object>) {
  const frames: { png: Buffer; ms: number }[] = [];
  for (const [props, ms] of film.states) {
    await stage.show(screen, film.part ? 'whole' : 'hero', props);
    const { part = { x: 0, y: 0, width: formats.hero.width } } = film;
    frames.push({ png: await stage.take(film.part ? videoSize : formats.hero, part), ms });
  }
  return frames;
}

type Frames = Awaited<ReturnType<typeof framesOf>>;

// Players take the matrix of high definition; if it is not named, ffmpeg converts with the old one.
const color =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
const plain = '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -threads 1';
const encoders = {
  mp4: `${color} -c:v libx264 -preset veryslow -tune animation -crf 23 -profile:v high -level 3.1 -movflags +faststart`,
  webm: `${color} -c:v libsvtav1 -preset 4 -crf 32 -g 300 -svtav1-params lp=1`,
} as const;

/** Writes a film as a video; an error if ffmpeg fails. */
async function writeVideo(frames: Frames, file: string, encoder: keyof typeof encoders): Promise<void> {
  const { width, height } = videoSize;
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i pipe:0`;
  const options = `-y -loglevel error ${input} ${encoders[encoder]} ${plain} ${file}`;
  const ffmpeg = spawn('ffmpeg', options.split(' '), { stdio: ['pipe', 'inherit', 'inherit'] });
  const exit = once(ffmpeg, 'exit');
  for (const { png, ms } of frames) {
    const raw = await sharp(png).removeAlpha().raw().toBuffer();
    for (let frame = 0; frame < Math.round((ms * framesPerSecond) / 1000); frame += 1) {
      if (!ffmpeg.stdin.write(raw)) await once(ffmpeg.stdin, 'drain');
    }
  }
  ffmpeg.stdin.end();
  await finished(ffmpeg.stdin);
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}`);
}

/** Writes a film to `<path>.webm` (AV1), `.mp4` (H.264) and its poster `.avif`. Needs ffmpeg with libx264 and SVT-AV1. */
export async function writeFilm(frames: Frames, file: string): Promise<void> {
  for (const type of ['mp4', 'webm'] as const) {
    await writeVideo(frames, `${file}.${type}`, type);
    const { size } = statSync(`${file}.${type}`);
    if (size > limit) throw new Error(`${file}.${type} has ${size} bytes, more than ${limit}: show less`);
  }
  await sharp(frames[0]?.png).avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' }).toFile(`${file}.avif`);
}

/** A film that moves once and stays at its last state, as WebP: browsers repeat a moving AVIF without end. */
export async function moveOnce(frames: Frames): Promise<Buffer> {
  const moving = sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  );
  return moving
    .webp({ quality: 58, effort: 6, delay: frames.map(({ ms }) => ms), loop: 1, smartSubsample: true })
    .toBuffer();
}
