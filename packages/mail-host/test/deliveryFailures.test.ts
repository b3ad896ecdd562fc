import { randomUUID } from 'node:crypto';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import type { SMTPServerOptions } from 'smtp-server';
import { createMailDelivery } from '../src/delivery/mailDelivery';
import { expect, test } from './host';
import { encrypted } from './program';
import { reply } from './smtpStub';

type Hook = NonNullable<SMTPServerOptions['onConnect']>;
type OnData = NonNullable<SMTPServerOptions['onData']>;

const refuse = (code: number) => (_what: unknown, _session: unknown, done: Parameters<Hook>[1]) => done(reply(code));
const refuseData =
  (code: number, words?: string): OnData =>
  (stream, _session, done) =>
    stream.resume().once('end', () => done(reply(code, words)));
const never = () => undefined;

const failures: readonly (readonly [name: string, SMTPServerOptions, outcome: string, cause: string | RegExp])[] = [
  ['refuses the sender', { onMailFrom: refuse(550) }, 'later', 'EENVELOPE 550'],
  ['refuses the recipient', { onRcptTo: refuse(550) }, 'later', 'EENVELOPE 550'],
  ['refuses the mail itself', { onData: refuseData(554) }, 'refused', 'EMESSAGE 554'],
  ['takes it for spam', { onData: refuseData(550, '5.7.1 Spam') }, 'refused', 'EMESSAGE 550 5.7.1'],
  ['finds it too large', { onData: refuseData(552, '5.3.4 Too large') }, 'refused', 'EMESSAGE 552 5.3.4'],
  ['has had enough for today', { onData: refuseData(550, '5.4.5 Daily quota') }, 'later', 'EMESSAGE 550 5.4.5'],
  ['finds the mailbox full', { onData: refuseData(552) }, 'later', 'EMESSAGE 552'],
  ['defers the recipient, as greylisting does', { onRcptTo: refuse(451) }, 'later', 'EENVELOPE 451'],
  ['has no room for the mail', { onData: refuseData(452) }, 'later', 'EMESSAGE 452'],
  ['greets with a refusal', { onConnect: (_, done) => done(reply(554)) }, 'later', /554$/],
  ['wants a login', { authOptional: false }, 'later', 'EENVELOPE 530'],
  ['hangs before the greeting', { onConnect: never }, 'later', /EABORT|ETIMEDOUT/],
  ['hangs at the recipient', { onRcptTo: never }, 'later', 'EABORT'],
  ['hangs after the mail', { onData: (stream) => void stream.resume() }, 'later', 'EABORT'],
];

test('no answer of the SMTP server reaches the visitor, and after a permanent refusal the mail is not tried again', async ({
  startHost,
  startSmtp,
}) => {
  await Promise.all(
    failures.map(async ([name, options, outcome, cause]) => {
      const smtp = await startSmtp(options);
      const seconds = name.startsWith('hangs') ? '1' : '60';
      const host = await startHost({ SMTP_PORT: String(smtp.port), SMTP_SECONDS: seconds });
      expect([name, (await host.send(samplePayload())).status]).toEqual([name, 200]);
      await expect.poll(() => host.deliveries()).toHaveLength(1);
      const [delivery] = host.deliveries();
      expect([name, delivery]).toMatchObject([name, { outcome, attempts: 1, cause: expect.stringMatching(cause) }]);
      const refused = outcome === 'refused' ? 1 : 0;
      await expect.poll(() => host.outbox.counts(new Date(0))).toMatchObject({ waiting: 1 - refused, refused });
      expect(smtp.taken).toEqual([]);
    }),
  );
});

test('a connection that breaks after the mail is tried again later, with the same Message-ID', async ({
  startHost,
  startSmtp,
}) => {
  let broken = false;
  const smtp = await startSmtp({});
  smtp.beforeTaking = async () => {
    if (broken) return;
    broken = true;
    for (const connection of smtp.open()) connection.close();
  };
  const host = await startHost({ SMTP_PORT: String(smtp.port) });
  const { id } = (await (await host.send(samplePayload())).json()) as { id: string };
  await expect.poll(() => host.deliveries()).toMatchObject([{ outcome: 'later', cause: 'ECONNECTION' }]);
  await host.outbox.resend(id);
  await host.emptied();
  expect(smtp.taken.map(({ parsed }) => parsed.messageId)).toEqual([`<${id}@example.com>`, `<${id}@example.com>`]);
});

test('a late mail has the time when its lead arrived', async () => {
  const dates: unknown[] = [];
  const deliver = createMailDelivery({
    send: async ({ date }) => void dates.push(date),
    verify: () => Promise.resolve(),
    close: () => {},
  });
  const time = '2026-01-02T03:04:05.000Z';
  const lead = { id: randomUUID(), time, fingerprint: '', count: 1, deliveries: {}, payload: samplePayload() };
  expect(await deliver(lead)).toBe('delivered');
  expect(dates).toEqual([new Date(time)]);
});

test('neither a refused mail nor a closed connection delays other mails', async ({ host, smtp }) => {
  smtp.beforeTaking = () => Promise.reject(reply(550));
  await host.send(samplePayload());
  await host.emptied();
  smtp.beforeTaking = () => Promise.resolve();
  await host.send(samplePayload({ subject: 'second' }));
  await host.emptied();
  // Servers close idle connections.
  for (const connection of smtp.open()) connection.close();
  await host.send(samplePayload({ subject: 'third' }));
  await expect.poll(() => smtp.taken.map(({ parsed }) => parsed.subject)).toEqual(['second', 'third']);
});

test('a server without trusted TLS gets neither mail nor password', async ({ startHost, startSmtp }) => {
  const login = { SMTP_HOST: 'localhost', SMTP_USER: 'user', SMTP_PASSWORD: 'the password', SMTP_SECONDS: '2' };
  for (const [options, SMTP_SECURITY] of [
    [{}, 'starttls'],
    [{}, 'tls'],
    [encrypted, 'starttls'],
  ] as const) {
    const smtp = await startSmtp(options);
    const host = await startHost({ ...login, SMTP_SECURITY, SMTP_PORT: String(smtp.port) });
    expect((await host.send(samplePayload())).status).toBe(200);
    await expect.poll(() => host.deliveries()).toMatchObject([{ outcome: 'later' }]);
    expect(host.log()).not.toContain('the password');
    expect(smtp.taken).toEqual([]);
  }
});
