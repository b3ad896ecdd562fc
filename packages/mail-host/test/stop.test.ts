import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { expect, test } from './host';

test('what is under way when the host is stopped is finished, and nothing new is taken', async ({ host, smtp }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  smtp.beforeTaking = () => held;
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
  const answers = Promise.all(subjects.map((subject) => host.send(samplePayload({ subject }))));
  // A connection without a request, as browsers open them in advance, must not hold up the end.
  const waiting = createConnection(host.port, '127.0.0.1');
  await once(waiting, 'connect');
  await expect.poll(() => smtp.open().length).toBe(5);
  await expect.poll(async () => (await host.fetch('/health')).status).toBe(200);

  const stopped = host.stop();
  await expect(host.send(samplePayload({ subject: 'too late' }))).rejects.toThrow('fetch failed');
  release();
  for (const answer of await answers) {
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  }
  await stopped;
  expect(smtp.taken).toHaveLength(subjects.length);
  expect(new Set(smtp.taken.map(({ parsed }) => parsed.subject))).toEqual(new Set(subjects));
  expect(host.log()).toContain('"event":"stopping","underWay":20');
  expect(host.log()).toMatch(/"event":"stopped","underWay":0\}\n$/);
  await expect.poll(() => smtp.open()).toEqual([]);
});
