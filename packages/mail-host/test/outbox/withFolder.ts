import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from '../../src/outbox/disk';
import { openFilesOutbox } from '../../src/outbox/filesOutbox';
import type { Outbox } from '../../src/outbox/outbox';

interface Place {
  folder: string;
  /** Opens the outbox in the folder, for mail and webhook. */
  open: (options?: { disk?: Disk; now?: () => number }) => ReturnType<typeof openFilesOutbox>;
}

/** Runs a test with a folder for an outbox, and removes the folder afterwards. */
export async function withFolder(run: (place: Place) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const opened: Outbox[] = [];
  try {
    await run({
      folder,
      open: async (options = {}) => {
        const result = await openFilesOutbox({ folder, channels: ['mail', 'webhook'], ...options });
        opened.push(result.outbox);
        return result;
      },
    });
  } finally {
    for (const outbox of opened) await outbox.close();
    await rm(folder, { recursive: true });
  }
}
