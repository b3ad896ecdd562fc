import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaFiles, mediaSets } from './mediaFiles';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !mediaSets.some((set) => set === name));

/** Draws every picture of the site anew into `public/`, or only the sets that are named. */
async function writeMedia(): Promise<void> {
  for (const set of mediaSets.filter((name) => wanted.length === 0 || wanted.includes(name))) {
    for (const { path: file, bytes } of await mediaFiles(set)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
}

if (unknown.length > 0) {
  console.error(`There is no set ${unknown.join(', ')}; the sets are ${mediaSets.join(', ')}`);
  process.exitCode = 1;
} else await writeMedia();
