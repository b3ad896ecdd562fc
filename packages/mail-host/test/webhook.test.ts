import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { Webhook } from 'standardwebhooks';
import { expect, test } from './host';
import { startReceiver } from './receiver';
import { jsonOf } from './requests';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const settings = (url: string) => ({ MAIL_WEBHOOK_URL: url, MAIL_WEBHOOK_SECRET: secret });

test('a lead is posted once with a signature, and also mailed', async ({ startHost, smtp }) => {
  await using receiver = await startReceiver();
  const host = await startHost(settings(receiver.url));
  const { id } = await jsonOf<{ id: string }>(host.send(samplePayload({ content: 'Grüße' })));
  await host.emptied();
  expect(smtp.taken).toHaveLength(1);
  expect(receiver.taken).toHaveLength(1);
  const { headers, body } = receiver.taken[0] ?? { headers: {}, body: '' };
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': id });
  // The receiver's library verifies it.
  const { fromEmail, fromName, subject } = samplePayload();
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'lead.created',
    data: { id, fromEmail, fromName, subject, content: 'Grüße' },
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow('signature');
  expect(host.log()).not.toContain('key=secret');
});

test('a program that is down gets the lead later with the same id, and the mail does not wait for it', async ({
  startHost,
  smtp,
}) => {
  await using receiver = await startReceiver(503);
  const host = await startHost(settings(receiver.url));
  const { id } = await jsonOf<{ id: string }>(host.send(samplePayload()));
  const outcomes = () => host.deliveries().map(({ channel, outcome, cause }) => [channel, outcome, cause]);
  await expect
    .poll(() => outcomes().toSorted(([a], [b]) => String(a).localeCompare(String(b))))
    .toEqual([
      ['mail', 'delivered', undefined],
      ['webhook', 'later', 'status 503'],
    ]);
  for (const [status, outcome] of [
    [302, 'later'],
    [404, 'later'],
    [410, 'refused'],
  ] as const) {
    receiver.status = status;
    await host.outbox.resend(id);
    await expect.poll(() => outcomes().at(-1)).toEqual(['webhook', outcome, `status ${status}`]);
  }
  receiver.status = 204;
  await host.outbox.resend(id);
  await host.emptied();
  expect(new Set(receiver.taken.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
  expect(receiver.taken).toHaveLength(5);
  expect(smtp.taken).toHaveLength(1);
});
