import { randomUUID } from 'node:crypto';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import type { LogEntry } from '../src/log';
import { type Outbox, OutboxError } from '../src/outbox/outbox';
import { createWatch } from '../src/watch';
import { expect, test } from './host';
import { withFolder } from './outbox/withFolder';
import { reply } from './smtpStub';

const minute = 60_000;

function startWatch(outbox: Outbox, now: () => number) {
  const log: LogEntry[] = [];
  return { log, watch: createWatch({ outbox, log: (entry) => log.push(entry), keepDays: 7, now }) };
}

test('a lead that waits for more than 15 minutes is logged once, and again when another one also waits', () =>
  withFolder(async ({ open }) => {
    let time = Date.now();
    const { outbox } = await open({ now: () => time });
    const { watch, log } = startWatch(outbox, () => time);
    await outbox.put(randomUUID(), samplePayload());
    time += 15 * minute;
    await watch();
    expect(log).toEqual([]);
    time += minute;
    await watch();
    await watch();
    const alert = { event: 'alert', level: 'error', waiting: 1, late: 1, refused: 0, broken: 0 };
    expect(log).toEqual([alert]);
    const { id } = await outbox.put(randomUUID(), samplePayload({ subject: 'another' }));
    await outbox.fail(id, 'mail', 'EENVELOPE 550', 'never');
    await watch();
    expect(log).toEqual([alert, { ...alert, waiting: 2, refused: 1 }]);
  }));

test('delivered leads are erased after their days', () =>
  withFolder(async ({ open }) => {
    let time = Date.now();
    const { outbox } = await open({ now: () => time });
    const { watch, log } = startWatch(outbox, () => time);
    const { id } = await outbox.put(randomUUID(), samplePayload());
    for (const channel of ['mail', 'webhook'] as const) await outbox.done(id, channel);
    time += 7 * 24 * 60 * minute - 1;
    await watch();
    expect(await outbox.list()).toHaveLength(1);
    time += 2;
    await watch();
    expect([await outbox.list(), log]).toEqual([[], [{ event: 'erased', leads: 1 }]]);
  }));

test('/health answers 503 as soon as a lead is refused, without personal data', async ({ host, smtp }) => {
  const ask = async () => {
    const answer = await host.fetch('/health');
    return [answer.status, await answer.json()];
  };
  expect(await ask()).toEqual([200, { status: 'ok', waiting: 0, late: 0, refused: 0, broken: 0 }]);
  smtp.beforeTaking = () => Promise.reject(reply(550));
  await host.send(samplePayload());
  await host.emptied();
  expect(await ask()).toEqual([503, { status: 'alert', waiting: 0, late: 0, refused: 1, broken: 0 }]);
  host.outbox.counts = () => Promise.reject(new Error('gone'));
  expect(await ask()).toEqual([503, { error: 'unavailable', message: 'The mail cannot be kept now' }]);
  expect((await host.fetch('/live')).status).toBe(200);
});

test('the page gets an error for a lead that cannot be stored, and the log has the reason', async ({ host, smtp }) => {
  for (const [code, cause, status] of [
    ['full', 'ENOSPC', 507],
    ['unavailable', 'EROFS', 503],
  ] as const) {
    const error = new OutboxError(code, Object.assign(new Error(cause), { code: cause }));
    host.outbox.put = () => Promise.reject(error);
    const answer = await host.send(samplePayload());
    expect([answer.status, await answer.json()]).toMatchObject([status, { error: code }]);
    expect(answer.headers.get('access-control-allow-origin')).not.toBeNull();
    expect(host.requests().at(-1)).toMatchObject({ outcome: 'failed', level: 'error', reason: code, cause, status });
  }
  expect(smtp.taken).toEqual([]);
});
