import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { type Disk, disk } from '../../src/outbox/disk';
import { OutboxError } from '../../src/outbox/outbox';
import { withFolder } from './withFolder';

const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

/** The names of all files below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

test('a lead that cannot be stored leaves no file, whichever step fails', () =>
  withFolder(async ({ folder, open }) => {
    const broken: { -readonly [step in keyof Disk]: Disk[step] } = { ...disk };
    const { outbox } = await open({ disk: broken });
    for (const step of ['create', 'write', 'sync', 'rename', 'syncFolder'] as const) {
      for (const [cause, code] of Object.entries({ ENOSPC: 'full', EDQUOT: 'full', EIO: 'unavailable' })) {
        Object.assign(broken, disk, { [step]: fail(cause) });
        const put = outbox.put(randomUUID(), samplePayload());
        await expect(put).rejects.toThrow(OutboxError);
        await expect(put).rejects.toMatchObject({ code, cause: { code: cause } });
        expect([step, cause, filesIn(folder)]).toEqual([step, cause, []]);
      }
    }
    Object.assign(broken, disk);
    expect(await outbox.put(randomUUID(), samplePayload())).toMatchObject({ count: 1 });
  }));

test('each change is written to the disk before its promise resolves', () =>
  withFolder(async ({ folder, open }) => {
    const steps: string[] = [];
    const noted = Object.entries(disk).map(([name, step]) => [
      name,
      async (...args: unknown[]) => {
        const result: unknown = await (step as (...args: unknown[]) => Promise<unknown>)(...args);
        const [path] = args;
        steps.push(typeof path === 'string' && name === 'syncFolder' ? `${name} ${relative(folder, path)}` : name);
        return result;
      },
    ]);
    const { outbox } = await open({ disk: Object.fromEntries(noted) });
    const stepsOf = async (change: Promise<unknown>) => {
      steps.length = 0;
      await change;
      return steps.splice(0);
    };
    const write = ['create', 'write', 'sync', 'rename', 'syncFolder waiting'];
    const id = randomUUID();
    expect(await stepsOf(outbox.put(id, samplePayload()))).toEqual(write);
    expect(await stepsOf(outbox.done(id, 'mail'))).toEqual(write);
    const move = ['rename', 'syncFolder delivered', 'syncFolder waiting'];
    expect(await stepsOf(outbox.done(id, 'webhook'))).toEqual([...write, ...move]);
    // An erased lead does not come back after a power failure.
    expect(await stepsOf(outbox.erase(new Date(Date.now() + 1000)))).toEqual(['remove', 'syncFolder delivered']);
    await outbox.put(randomUUID(), samplePayload());
    const forgotten = ['remove', 'syncFolder waiting', 'syncFolder broken'];
    expect(await stepsOf(outbox.forget('ada@example.com'))).toEqual(forgotten);
  }));

test('a delivery that cannot be recorded is not repeated while the host runs, and the lead stays complete', () =>
  withFolder(async ({ open }) => {
    const broken = { ...disk };
    const { outbox } = await open({ disk: broken });
    const { id } = await outbox.put(randomUUID(), samplePayload());
    await outbox.claim('mail');
    broken.write = fail('ENOSPC');
    await expect(outbox.done(id, 'mail')).rejects.toThrow('full');
    expect(await outbox.claim('mail')).toBeUndefined();
    await outbox.close();
    const { outbox: next } = await open();
    expect(await next.claim('mail')).toMatchObject({ id, payload: samplePayload() });
  }));

test('unreadable files are moved and counted, incomplete ones are removed and reported', () =>
  withFolder(async ({ folder, open }) => {
    const first = await open();
    const [good, cut, other] = await Promise.all(
      ['good', 'cut', 'other'].map((content) => first.outbox.put(randomUUID(), samplePayload({ content }))),
    );
    await first.outbox.close();
    const waiting = (id?: string) => join(folder, 'waiting', `${id}.json`);
    writeFileSync(waiting(cut?.id), readFileSync(waiting(cut?.id)).subarray(0, -20));
    // A file with the id of another lead is broken, but a file in the wrong folder is valid.
    writeFileSync(waiting(randomUUID()), readFileSync(waiting(good?.id)));
    renameSync(waiting(other?.id), join(folder, 'delivered', `${other?.id}.json`));
    writeFileSync(join(folder, 'tmp', `${randomUUID()}.1`), '{"id":"');

    const { outbox, leftovers } = await open();
    expect(leftovers).toBe(1);
    expect(await outbox.counts(new Date(0))).toEqual({ waiting: 2, late: 0, refused: 0, broken: 2 });
    expect(new Set((await outbox.list()).map(({ id }) => id))).toEqual(new Set([good?.id, other?.id]));
    expect(readdirSync(join(folder, 'waiting'))).toHaveLength(2);
    // A file that becomes unreadable while the host runs does not delay the others.
    writeFileSync(waiting(good?.id), 'x');
    expect((await outbox.claim('mail'))?.id).toBe(other?.id);
    expect(await outbox.counts(new Date(0))).toMatchObject({ waiting: 1, broken: 3 });
    expect(await outbox.forget('ada@example.com')).toBe(3);
    writeFileSync(join(folder, 'broken', 'half.json'), JSON.stringify('Hello\nada@münchen.example').slice(0, -1));
    expect(await outbox.forget('ada@münchen.example')).toBe(1);
    expect(filesIn(folder)).toEqual([expect.stringMatching(/^broken\/.*json$/)]);
  }));

test('a clock that is set back neither delays nor duplicates a lead', () =>
  withFolder(async ({ open }) => {
    let time = Date.parse('2026-03-01T12:00:00Z');
    const { outbox } = await open({ now: () => time });
    const { id } = await outbox.put(randomUUID(), samplePayload());
    await outbox.claim('mail');
    await outbox.fail(id, 'mail', 'ECONNECTION', new Date(time + 3_600_000));
    time -= 12 * 3_600_000;
    expect((await outbox.claim('mail'))?.id).toBe(id);
    await outbox.done(id, 'mail');
    expect(await outbox.put(randomUUID(), samplePayload())).toMatchObject({ id, count: 2 });
    time += 37 * 3_600_000;
    expect((await outbox.put(randomUUID(), samplePayload())).id).not.toBe(id);
  }));
