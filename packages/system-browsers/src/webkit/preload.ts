import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, 'preload.c');

/** Compiles the library for `LD_PRELOAD` if it does not exist yet. MiniBrowser loads it before its other libraries. */
export function preload(folder: string): string {
  const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10);
  const library = path.join(folder, `preload-${version}.so`);
  if (!existsSync(library)) {
    // Two workers may compile at the same time: each writes its own file, and renames it in one step.
    const unfinished = `${library}.${process.pid}`;
    execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', unfinished, source, '-ldl']);
    renameSync(unfinished, library);
  }
  return library;
}
