import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Another process has the folder, and it is running. */
export class FolderTakenError extends Error {
  constructor(folder: string, pid: string) {
    super(`The outbox ${folder} belongs to process ${pid}, which is running: one host for each folder`);
  }
}

/** When a process started, as the kernel counts, so that another one with its number is not mistaken for it; empty where the system does not say. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in brackets, may hold spaces; the start is the 22nd field, the 20th after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function lives(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process: it cannot be asked, but it is there.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = await startOf(pid);
  return now === '' || start === '' || now === start;
}

/**
 * Takes a folder for this process alone by a file `lock` with its pid, and resolves with the function that releases it. A lock whose process is gone is taken
 * over. Rejects with the owner's pid when it runs.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  const mine = join(folder, `lock.${randomUUID()}`);
  const text = `${process.pid} ${await startOf(process.pid)}`;
  await writeFile(mine, text, { mode: 0o600 });
  try {
    // A link appears with its content at once, and fails when there is one.
    while (!(await linked(mine, lock))) {
      const owner = await readFile(lock, 'utf8').catch(() => '');
      const [pid = '0', start = ''] = owner.split(' ');
      if (Number(pid) > 0 && (await lives(Number(pid), start))) {
        throw new FolderTakenError(folder, pid);
      }
      await removeStale(lock, owner);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(lock, { force: true });
}

/** Removes a lock whose owner is gone, unless another process has just taken it over: that one is put back. */
async function removeStale(lock: string, owner: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  if ((await readFile(aside, 'utf8').catch(() => owner)) !== owner) await linked(aside, lock);
  await rm(aside, { force: true });
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
