import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { type Attempt, startWorker } from '../src/delivery/worker';
import type { LogEntry } from '../src/log';
import { isDue, nextAttempt } from '../src/outbox/pauses';
import { withFolder } from './outbox/withFolder';

const minute = 60_000;

test('pauses grow from a minute to an hour, within 20 %', () => {
  const minutes = (attempts: number, random: number) =>
    (nextAttempt(attempts, 0, random).getTime() / minute).toFixed(1);
  expect([1, 2, 3, 7, 8, 5000].map((attempts) => minutes(attempts, 0.5))).toEqual([
    '1.0',
    '2.0',
    '4.0',
    '60.0',
    '60.0',
    '60.0',
  ]);
  expect([minutes(1, 0), minutes(1, 1), minutes(99, 0), minutes(99, 1)]).toEqual(['0.8', '1.2', '48.0', '72.0']);
  const now = Date.parse('2026-03-01T12:00:00Z');
  const due = (ahead: number) => isDue(new Date(now + ahead).toISOString(), now);
  expect([-minute, 0, minute, 72 * minute, 121 * minute].map(due)).toEqual([true, true, false, false, true]);
});

test('after an SMTP server was down for 72 hours every lead arrives, and each was tried about once an hour', () =>
  withFolder(async ({ open }) => {
    let time = Date.parse('2026-03-01T12:00:00Z');
    const now = () => time;
    const end = time + 72 * 60 * minute;
    const { outbox } = await open({ now });
    const arrived: string[] = [];
    const attempts = new Map<string, number>();
    const log: LogEntry[] = [];
    const worker = startWorker({
      outbox,
      channel: 'mail',
      lanes: 5,
      log: (entry) => log.push(entry),
      now,
      deliver: async ({ id }): Promise<Attempt> => {
        const count = (attempts.get(id) ?? 0) + 1;
        attempts.set(id, count);
        // Without pauses the worker would try forever. This limit makes the test fail instead.
        if (time < end && count < 100) return { error: 'ECONNECTION', final: false };
        arrived.push(id);
        return 'delivered';
      },
    });
    const ids: string[] = [];
    for (; time < end + 80 * minute; time += 15 * minute) {
      if (ids.length < 10) ids.push((await outbox.put(randomUUID(), samplePayload({ content: String(time) }))).id);
      // Each look wakes one lane, and each lead wakes another lane.
      worker.wake();
      await worker.idle();
    }
    await worker.stop();
    expect(arrived.toSorted()).toEqual(ids.toSorted());
    expect(Math.max(...attempts.values())).toBeLessThan(85);
    expect(Math.min(...attempts.values())).toBeGreaterThan(55);
    expect(log.some(({ event }) => event === 'broken')).toBe(false);
  }));

test('a temporary failure of the outbox does not stop a worker', () =>
  withFolder(async ({ open }) => {
    const { outbox } = await open();
    const log: string[] = [];
    let away = true;
    const flaky = {
      ...outbox,
      claim: (channel: 'mail') => (away ? Promise.reject(new Error('gone')) : outbox.claim(channel)),
    };
    const deliver = () => Promise.resolve('delivered' as const);
    const worker = startWorker({
      outbox: flaky as typeof outbox,
      channel: 'mail',
      lanes: 2,
      log: ({ event }) => log.push(event),
      deliver,
    });
    await outbox.put(randomUUID(), samplePayload());
    await expect.poll(() => log).toContain('broken');
    away = false;
    await expect.poll(() => log).toContain('delivery');
    await worker.stop();
    expect(await outbox.counts(new Date(0))).toMatchObject({ waiting: 1 });
  }));
