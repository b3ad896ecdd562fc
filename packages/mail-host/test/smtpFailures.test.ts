import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import type { SMTPServerOptions } from 'smtp-server';
import { jsonOf } from './requests';
import { expect, siteUrl, test } from './host';
import { reply } from './smtpStub';

type Hook = NonNullable<SMTPServerOptions['onConnect']>;

const refuse = (code: number) => (_what: unknown, _session: unknown, done: Parameters<Hook>[1]) => done(reply(code));
const never = () => undefined;

const failures: readonly (readonly [name: string, options: SMTPServerOptions, status: number, error: string])[] = [
  ['refuses the sender', { onMailFrom: refuse(550) }, 502, 'refused'],
  ['refuses the recipient', { onRcptTo: refuse(550) }, 502, 'refused'],
  ['defers the recipient, as greylisting does', { onRcptTo: refuse(451) }, 502, 'deferred'],
  [
    'refuses the mail itself',
    { onData: (stream, _, done) => stream.resume().once('end', () => done(reply(554))) },
    502,
    'refused',
  ],
  [
    'has no room for the mail',
    { onData: (stream, _, done) => stream.resume().once('end', () => done(reply(452))) },
    502,
    'deferred',
  ],
  ['greets with a refusal', { onConnect: (_, done) => done(reply(554)) }, 502, 'refused'],
  ['wants a login', { authOptional: false }, 502, 'refused'],
  ['hangs before the greeting', { onConnect: never }, 504, 'timeout'],
  ['hangs at the recipient', { onRcptTo: never }, 504, 'timeout'],
  ['hangs after the mail', { onData: (stream) => void stream.resume() }, 504, 'timeout'],
];

test('what the SMTP server says against a mail is said to the page, with a status that is no success', async ({
  startHost,
  startSmtp,
}) => {
  await Promise.all(
    failures.map(async ([name, options, status, error]) => {
      const smtp = await startSmtp(options);
      const host = await startHost({ SMTP_PORT: String(smtp.port), SMTP_SECONDS: '1' });
      const answer = await host.send(samplePayload());
      expect([name, answer.status, (await jsonOf<{ error: string }>(answer)).error]).toEqual([name, status, error]);
      expect(answer.headers.get('retry-after')).toBe(error === 'deferred' ? '60' : null);
      expect(answer.headers.get('access-control-allow-origin')).toBe(siteUrl);
      expect(host.requests()).toMatchObject([{ outcome: 'failed', reason: error, status }]);
      expect(smtp.taken).toEqual([]);
    }),
  );
});

test('a connection that breaks is no success, and no mail is tried twice', async ({ startHost, startSmtp, smtp }) => {
  let dropped = 0;
  const dropping = await startSmtp({
    onData: (stream) =>
      void stream.resume().once('end', () => {
        dropped += 1;
        for (const connection of dropping.open()) connection.close();
      }),
  });
  const host = await startHost({ SMTP_PORT: String(dropping.port) });
  const answer = await host.send(samplePayload());
  expect([answer.status, (await jsonOf<{ error: string }>(answer)).error]).toEqual([502, 'unreachable']);
  expect(dropped).toBe(1);

  const closed = await startSmtp({});
  await closed.close();
  const nobody = await startHost({ SMTP_PORT: String(closed.port) });
  expect((await nobody.send(samplePayload())).status).toBe(502);

  // The next server works: nothing is left over from before.
  const good = await startHost({ SMTP_PORT: String(smtp.port) });
  expect((await good.send(samplePayload())).status).toBe(200);
  expect(smtp.taken).toHaveLength(1);
});

test('after a refusal and after a long silence the next mail is sent', async ({ host, smtp }) => {
  smtp.beforeTaking = () => Promise.reject(reply(550));
  expect((await host.send(samplePayload())).status).toBe(502);
  smtp.beforeTaking = () => Promise.resolve();
  expect((await host.send(samplePayload({ subject: 'second' }))).status).toBe(200);
  // As a server does with connections that nobody uses.
  for (const connection of smtp.open()) connection.close();
  expect((await host.send(samplePayload({ subject: 'third' }))).status).toBe(200);
  expect(smtp.taken.map(({ parsed }) => parsed.subject)).toEqual(['second', 'third']);
});

test('a server without TLS gets neither mail nor password where TLS is asked for', async ({ startHost, smtp }) => {
  const login = { SMTP_USER: 'user', SMTP_PASSWORD: 'the password' };
  for (const SMTP_SECURITY of ['starttls', 'tls']) {
    const host = await startHost({ SMTP_SECURITY, ...login, SMTP_SECONDS: '2' });
    expect((await host.send(samplePayload())).status).toBeGreaterThanOrEqual(502);
    expect(host.log()).not.toContain('the password');
  }
  expect(smtp.taken).toEqual([]);
});
