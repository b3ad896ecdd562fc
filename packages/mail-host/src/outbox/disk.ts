import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OutboxError } from './outbox';

/** All calls that change the outbox's folder. A crash is possible after each of them, so tests replace them. */
export interface Disk {
  create: (path: string) => Promise<FileHandle>;
  write: (file: FileHandle, text: string) => Promise<void>;
  /** Waits until the disk has written the file's content. */
  sync: (file: FileHandle) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  /** Waits until the disk has written the names in a folder. */
  syncFolder: (path: string) => Promise<void>;
  /** Removes a file if it exists. */
  remove: (path: string) => Promise<void>;
}

export const disk: Disk = {
  create: (path) => open(path, 'wx', 0o600),
  write: (file, text) => file.writeFile(text),
  sync: (file) => file.sync(),
  rename,
  syncFolder: async (path) => {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  },
  remove: (path) => rm(path, { force: true }),
};

const outOfSpace = new Set(['ENOSPC', 'EDQUOT']);

/** Converts an error of the file system. */
export function outboxError(error: unknown): OutboxError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new OutboxError(outOfSpace.has(code) ? 'full' : 'unavailable', error);
}

/**
 * Writes a file so that after a power failure either the old or the new file is complete. It writes under the name `temporary` first, which must be
 * in the same file system. Resolves when the disk has written both the content and the name.
 */
export async function writeDurably(disk: Disk, path: string, text: string, temporary: string): Promise<void> {
  try {
    const file = await disk.create(temporary);
    try {
      await disk.write(file, text);
      await disk.sync(file);
    } finally {
      await file.close();
    }
    await disk.rename(temporary, path);
  } catch (error) {
    await disk.remove(temporary).catch(() => undefined);
    throw error;
  }
  await disk.syncFolder(dirname(path));
}
