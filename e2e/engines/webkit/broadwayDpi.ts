import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { neededProgram } from './programs';
import { scratchFolder } from './scratchFolder';

/** Compiles, once, what gives Broadway a resolution; for `LD_PRELOAD`. */
export function broadwayDpi(): string {
  const library = path.join(scratchFolder(), 'broadwayDpi.so');
  if (!existsSync(library)) {
    // Two workers may compile at once: each its own file, and the renaming is one step.
    const unfinished = `${library}.${process.pid}`;
    execFileSync(neededProgram('cc'), ['-shared', '-fPIC', '-O2', '-o', unfinished, path.join(import.meta.dirname, 'broadwayDpi.c')]);
    renameSync(unfinished, library);
  }
  return library;
}
