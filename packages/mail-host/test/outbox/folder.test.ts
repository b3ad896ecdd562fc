import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { withFolder } from './withFolder';

test('only the owner can read the folder', () =>
  withFolder(async ({ folder, open }) => {
    const { outbox } = await open();
    const { id } = await outbox.put(randomUUID(), samplePayload());
    const modes = ['waiting', 'refused', 'delivered', 'broken', 'tmp', `waiting/${id}.json`].map((name) =>
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '700', '700', '700', '600']);
  }));

test('only one process uses a folder, and only one takes over the folder of a crashed host', () =>
  withFolder(async ({ folder, open }) => {
    const { outbox } = await open();
    await expect(open()).rejects.toThrow(`Another process is running on the outbox ${folder}`);
    await outbox.close();
    const listenAndDie = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
    const crashAt = (name: string) => spawnSync(process.execPath, ['-e', listenAndDie, join(folder, name)]);
    crashAt('control');
    // Another host has crashed while it took over.
    crashAt(`control.${statSync(join(folder, 'control')).ino}`);
    const opened = await Promise.allSettled([open(), open(), open()]);
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.startsWith('control'))).toEqual(['control']);
  }));
