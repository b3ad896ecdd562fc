import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DrawnFile } from './drawnFile';
import { sets } from './sets';
import { rampNamed, type SiteFacts } from './siteFacts';
import { recordVideo } from './videos/recordVideo';
import { videoProblems } from './videos/videoProblems';
import { videos } from './videos/videos';

type Problems = readonly string[];

function write({ path: file, bytes }: DrawnFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

async function drawSet(name: string, site: SiteFacts, check: boolean): Promise<Problems> {
  const files = (await sets.get(name)?.(site)) ?? [];
  if (!check) {
    files.forEach(write);
    return [];
  }
  return files
    .filter((file) => !existsSync(file.path) || !readFileSync(file.path).equals(file.bytes))
    .map(
      (file) => `${file.path}: differs from what the code draws (npm run media -- ${name}, and commit what it writes)`,
    );
}

async function makeVideo(name: string, site: SiteFacts, check: boolean): Promise<Problems> {
  const video = videos.find((candidate) => candidate.name === name);
  if (video === undefined) return [];
  if (check) {
    const problems = await videoProblems(video, site);
    return problems.map((problem) => `${problem} (npm run media:videos -- ${name} records it)`);
  }
  await recordVideo(video, rampNamed(site, video.accent));
  console.log(`Recorded ${name}`);
  return [];
}

/**
 * Runs the command `npm run media` in the project's folder: draws the sets of pictures that `args` name, or all of them, into
 * `public/` and `scripts/share-images/drawings/`. With `--videos` it records videos instead. With `--check` it writes nothing and
 * lists what differs from its code. Returns the exit code.
 */
export async function runArtwork(args: readonly string[], site: SiteFacts): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, videos: { type: 'boolean', default: false } },
  });
  const known = values.videos ? videos.map(({ name }) => name) : [...sets.keys()];
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. There are ${known.join(', ')}`);
    return 1;
  }
  const wanted = known.filter((name) => positionals.length === 0 || positionals.includes(name));
  const problems: string[] = [];
  for (const name of wanted) {
    problems.push(...(await (values.videos ? makeVideo : drawSet)(name, site, values.check)));
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}
