import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from './disk';

/** How many files of an outbox cannot be read. */
export async function countBroken(root: string): Promise<number> {
  return (await readdir(join(root, 'broken'))).length;
}

/** Removes the unreadable files in which a text is, and resolves with how many there were. */
export async function eraseBroken(root: string, disk: Disk, mentions: (text: string) => boolean): Promise<number> {
  const folder = join(root, 'broken');
  let erased = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!mentions(await readFile(path, 'latin1').catch(() => ''))) continue;
    await disk.remove(path);
    erased += 1;
  }
  await disk.syncFolder(folder);
  return erased;
}
