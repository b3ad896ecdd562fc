import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { jsonPost, rightEnvironment } from './requests';
import { certificate, encrypted, expect, test } from './program';
import type { SmtpStub } from './smtpStub';

/** The settings of a host that logs in to a server. */
const login = ({ port }: SmtpStub) => ({
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(port),
  SMTP_SECURITY: 'starttls',
  SMTP_USER: 'user',
  SMTP_PASSWORD: 'the password',
});

test('sends over TLS with a login, and ends on SIGTERM', async ({ start, startSmtp }) => {
  let open = false;
  const smtp = await startSmtp({
    ...encrypted,
    authOptional: false,
    onAuth: ({ username, password }, session, done) =>
      open && session.secure && password === 'the password' ? done(null, { user: username }) : done(new Error('No')),
  });
  const host = start({ ...rightEnvironment, ...login(smtp), NODE_EXTRA_CA_CERTS: certificate });
  const url = `http://127.0.0.1:${await host.port}/api/sendEmail`;
  // The host logs that the server refuses the login, and continues.
  await expect.poll(host.output).toContain('"event":"smtp","outcome":"login"');
  open = true;
  expect((await fetch(url, jsonPost(samplePayload()))).status).toBe(200);
  await expect.poll(() => smtp.taken).toMatchObject([{ user: 'user', encrypted: true }]);

  host.child.kill('SIGTERM');
  expect(await host.ended).toEqual([0, null]);
  // Each line is one JSON object, and no line contains the password.
  const events = host
    .output()
    .trimEnd()
    .split('\n')
    .map((line): { event: string } => JSON.parse(line));
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(['start', 'smtp', 'request', 'delivery', 'stopping', 'stopped']),
  );
  expect(host.output()).not.toContain('the password');
});

test('a host that cannot start reports the reason', async ({ start, host }) => {
  const bad = start({ ...rightEnvironment, SMTP_PORT: '25', SMTP_SECONDS: '600' });
  expect(await bad.ended).toEqual([1, null]);
  expect(bad.output()).toBe(
    'Bad settings (see packages/mail-host/docs/reference.md, "Settings"):\n  SMTP_SECONDS=600: must be a whole number from 1 to 300\n',
  );
  const taken = start({ ...rightEnvironment, SMTP_PORT: '25', MAIL_PORT: String(host.port) });
  expect(await taken.ended).toEqual([1, null]);
  expect(taken.output()).toBe(
    `The mail host cannot listen at MAIL_ADDRESS and MAIL_PORT: listen EADDRINUSE: address already in use 127.0.0.1:${host.port}\n`,
  );
  // Only one host can use a folder. The socket of a crashed host does not block it.
  const environment = { ...rightEnvironment, SMTP_PORT: '25' };
  const first = start(environment);
  await first.port;
  const second = start(environment);
  expect(await second.ended).toEqual([1, null]);
  expect(second.output()).toMatch(/^Another process is running on the outbox .*: one host for each folder\n$/);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await start(environment).port).toBeGreaterThan(0);
});
