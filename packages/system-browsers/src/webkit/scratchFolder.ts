import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** The temporary folder in which the driver and its programs leave files. */
export function scratchFolder(): string {
  const folder = path.join(tmpdir(), `webkitgtk-tests-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
