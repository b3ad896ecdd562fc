import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonOf } from './requests';
import { expect, test } from './host';

test('of 200 mails sent at once each arrives once, over a few connections', async ({ host, smtp }) => {
  const subjects = Array.from({ length: 200 }, (_, index) => `Mail ${index}`);
  const answers = await Promise.all(subjects.map((subject) => host.send(samplePayload({ subject }))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = await Promise.all(answers.map(async (answer) => (await jsonOf<{ id: string }>(answer)).id));
  expect(new Set(ids).size).toBe(200);
  await host.emptied();
  expect(smtp.taken).toHaveLength(subjects.length);
  expect(new Set(smtp.taken.map(({ parsed }) => parsed.subject))).toEqual(new Set(subjects));
  const messageIds = new Set(smtp.taken.map(({ parsed }) => parsed.messageId));
  expect(messageIds).toEqual(new Set(ids.map((id) => `<${id}@example.com>`)));
  expect(smtp.connections.most).toBeLessThanOrEqual(5);
  expect(smtp.connections.opened).toBeLessThanOrEqual(10);
});
