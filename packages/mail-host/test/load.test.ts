import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf } from './requests';
import { expect, test } from './host';

test('of 200 mails sent at once each arrives once, over a few connections', async ({ host, smtp }) => {
  const subjects = Array.from({ length: 200 }, (_, index) => `Mail ${index}`);
  const answers = await Promise.all(subjects.map((subject) => host.send(samplePayload({ subject }))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = await Promise.all(answers.map(async (answer) => (await jsonOf<{ id: string }>(answer)).id));
  expect(new Set(ids).size).toBe(200);
  expect(smtp.taken).toHaveLength(subjects.length);
  expect(new Set(smtp.taken.map(({ parsed }) => parsed.subject))).toEqual(new Set(subjects));
  expect(new Set(smtp.taken.map(({ parsed }) => parsed.messageId)).size).toBe(200);
  expect(smtp.connections.most).toBeLessThanOrEqual(5);
  expect(smtp.connections.opened).toBeLessThanOrEqual(10);
});

test('a mail that waits too long for a connection is given up before it is sent', async ({ startHost, smtp }) => {
  const host = await startHost({ SMTP_CONNECTIONS: '1', SMTP_SECONDS: '1' });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  smtp.beforeTaking = () => held;
  const answers = await Promise.all(['first', 'second'].map((subject) => host.send(samplePayload({ subject }))));
  expect(answers.map(({ status }) => status)).toEqual([504, 504]);
  release();
  smtp.beforeTaking = () => Promise.resolve();
  expect((await host.send(samplePayload({ subject: 'third' }))).status).toBe(200);
  // The first was with the server when it was given up, and may or may not be kept; the second never left.
  expect(smtp.taken.map(({ parsed }) => parsed.subject)).not.toContain('second');
  expect(smtp.taken.map(({ parsed }) => parsed.subject)).toContain('third');
});
