import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import sharp from 'sharp';
import { film as format, type Film } from './film';
import { films, fingerprintOf, framesOf } from './films';
import { frameOf } from './frame';

const folder = 'public/videos';

/** What ffmpeg is told for each format, beside what goes in: the same frames give the same bytes with the same ffmpeg. */
const encoders = {
  mp4: '-c:v libx264 -preset veryslow -tune animation -crf 25 -profile:v high -level 3.1 -refs 4 -threads 1 -movflags +faststart',
  webm: '-c:v libsvtav1 -preset 4 -crf 36 -g 300 -svtav1-params lp=1',
} as const;

const input = `-f rawvideo -pix_fmt rgb24 -s ${format.width}x${format.height} -r ${format.framesPerSecond} -i pipe:0`;
const output = '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact';
// Players take the matrix of high definition; without a word, ffmpeg would convert with the old one.
const color =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';

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

/** Records one film: `public/videos/<name>.webm` (AV1), `.mp4` (H.264) and its poster `.avif`. */
async function record(film: Film): Promise<void> {
  const frames: Buffer[] = [];
  for (const frame of framesOf(film)) frames.push(await picture(frame).raw().toBuffer());
  const file = path.join(folder, film.name);
  await writeFile(
    `${file}.avif`,
    await picture(frameOf(film, film.poster)).avif({ quality: 60, effort: 6 }).toBuffer(),
  );
  for (const [ending, encoder] of Object.entries(encoders)) await encode(frames, `${file}.${ending}`, encoder);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !films.some((film) => film.name === name));

const notes = 'packages/artwork/src/videos/recorded.json';

/** Notes which frames a film was recorded from, so that a test can tell one that is out of date without recording it. */
function noteRecorded(film: Film): void {
  const recorded = JSON.parse(readFileSync(notes, 'utf8')) as Record<string, string>;
  writeFileSync(notes, `${JSON.stringify({ ...recorded, [film.name]: fingerprintOf(film) }, null, 2)}\n`);
}

/** Records every film anew, or only those that are named. Needs ffmpeg with libx264 and SVT-AV1; the films are committed, so that a build does not. */
async function recordVideos(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const film of films.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await record(film);
    noteRecorded(film);
    console.log(`Recorded ${film.name}`);
  }
}

if (unknown.length > 0) {
  const names = films.map(({ name }) => name).join(', ');
  console.error(`There is no film ${unknown.join(', ')}; the films are ${names}`);
  process.exitCode = 1;
} else await recordVideos();
