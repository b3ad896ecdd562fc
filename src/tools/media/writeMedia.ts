import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaFiles } from './mediaFiles';

/** Draws every picture of the site anew into `public/`. */
for (const { path: file, bytes } of await mediaFiles()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
