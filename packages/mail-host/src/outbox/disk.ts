import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OutboxError } from './outbox';

/** Every call that changes the outbox's folder, one for each step after which a machine may die. Tests replace them. */
export interface Disk {
  create: (path: string) => Promise<FileHandle>;
  write: (file: FileHandle, text: string) => Promise<void>;
  /** Waits until the file's bytes are on the disk itself. */
  sync: (file: FileHandle) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  /** Waits until the names in a folder are on the disk itself. */
  syncFolder: (path: string) => Promise<void>;
  /** Removes a file, which may be gone already. */
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

/** The meaning of an error of the file system for a lead. */
export function outboxError(error: unknown): OutboxError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new OutboxError(outOfSpace.has(code) ? 'full' : 'unavailable', error);
}

/**
 * Writes a file so that after a loss of power it is the old one or the new one, whole: under a temporary name first, which must lie in the same
 * file system. Its promise resolves when both the bytes and the name are on the disk itself.
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
