import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { expect, test } from './host';

test('a host that is stopped finishes open requests, accepts no new ones, and leaves the rest to the next host', async ({
  startHost,
  folder,
  smtp,
}) => {
  const host = await startHost({ MAIL_OUTBOX: folder });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  smtp.beforeTaking = () => held;
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
  const answers = await Promise.all(subjects.map((subject) => host.send(samplePayload({ subject }))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Browsers open connections in advance. Such a connection must not delay the end.
  const waiting = createConnection(host.port, '127.0.0.1');
  await once(waiting, 'connect');
  await expect.poll(() => smtp.open().length).toBe(5);

  const stopped = host.stop();
  await expect(host.send(samplePayload({ subject: 'too late' }))).rejects.toThrow('fetch failed');
  release();
  await stopped;
  expect(smtp.taken).toHaveLength(5);
  expect(host.log()).toContain('"event":"stopping"');
  expect(host.log()).toMatch(/"event":"stopped","underWay":0\}\n$/);
  await expect.poll(() => smtp.open()).toEqual([]);

  const next = await startHost({ MAIL_OUTBOX: folder });
  await next.emptied();
  expect(new Set(smtp.taken.map(({ parsed }) => parsed.subject))).toEqual(new Set(subjects));
  expect(smtp.taken).toHaveLength(subjects.length);
});
