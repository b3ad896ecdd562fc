import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { withFolder } from './withFolder';

test('only the owner may read it', () =>
  withFolder(async ({ folder, open }) => {
    const { outbox } = await open();
    const { id } = await outbox.put(randomUUID(), samplePayload());
    const modes = ['waiting', 'refused', 'delivered', 'broken', 'tmp', 'lock', `waiting/${id}.json`].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '700', '700', '700', '600', '600']);
  }));

test('a folder is one process’s, and that of a process that is gone is taken over', () =>
  withFolder(async ({ folder, open }) => {
    const { outbox } = await open();
    await expect(open()).rejects.toThrow(`belongs to process ${process.pid}, which is running`);
    await outbox.close();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    // A process that is gone, one that has got its number since, and a lock without a word in it.
    for (const stale of [`${pid} 1`, `${process.pid} 1`, '']) {
      writeFileSync(join(folder, 'lock'), stale);
      const next = await open();
      expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      await next.outbox.close();
    }
  }));
