import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** A hash of all files of a cache, and of everything but the site's sources that they were made with. */
function sealOf(folder: string): string {
  const made = filesBelow(folder).map((name) => path.join(folder, name));
  const scripts = filesBelow('scripts').map((name) => path.join('scripts', name));
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  for (const file of ['node_modules/.package-lock.json', 'webpack.config.ts', ...scripts, ...made]) {
    hash.update(JSON.stringify([file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
  }
  return hash.digest('hex');
}

/**
 * Does work that keeps files in a folder for the next time. The folder is emptied first unless its files are intact and the same programs
 * made them: a killed process leaves no seal, and what is damaged is not read.
 */
export async function withCache<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const seal = `${folder}.seal`;
  const isIntact = existsSync(seal) && readFileSync(seal, 'utf8') === sealOf(folder);
  rmSync(seal, { force: true });
  if (!isIntact) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    return await work();
  } finally {
    writeFileSync(seal, sealOf(folder));
  }
}
