import { dirname } from 'node:path';
import type { Disk } from './disk';
import { OutboxError } from './outbox';

const outOfSpace = new Set(['ENOSPC', 'EDQUOT']);

/** What an error of the file system means for a lead. */
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
