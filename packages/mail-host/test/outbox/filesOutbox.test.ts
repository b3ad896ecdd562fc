import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesOutbox } from '../../src/outbox/filesOutbox';
import type { Outbox } from '../../src/outbox/outbox';
import { outboxTests } from './outboxTests';

outboxTests(async (run) => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const opened: Outbox[] = [];
  try {
    await run(async () => {
      const { outbox } = await openFilesOutbox({ folder, channels: ['mail', 'webhook'] });
      opened.push(outbox);
      return outbox;
    });
  } finally {
    for (const outbox of opened) await outbox.close();
    await rm(folder, { recursive: true });
  }
});
