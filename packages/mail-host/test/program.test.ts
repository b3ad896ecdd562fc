import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { jsonPost } from './requests';
import { rightEnvironment } from './rightEnvironment';
import { expect, test } from './program';
import type { SmtpStub } from './smtpStub';

/** A certificate for `localhost` with its key, which is no secret. */
const certificate = join(import.meta.dirname, 'localhost.pem');

/** The options of an SMTP server that speaks TLS with it. */
function encrypted(): SMTPServerOptions {
  const pem = readFileSync(certificate);
  return { key: pem, cert: pem, disabledCommands: [] };
}

/** The settings of a host that logs in to a server. */
const login = ({ port }: SmtpStub) => ({
  SMTP_HOST: 'localhost',
  SMTP_PORT: String(port),
  SMTP_SECURITY: 'starttls',
  SMTP_USER: 'user',
  SMTP_PASSWORD: 'the password',
});

test('sends over TLS with a login, and finishes what is under way when it is told to stop', async ({
  start,
  startSmtp,
}) => {
  let open = false;
  const smtp = await startSmtp({
    ...encrypted(),
    authOptional: false,
    onAuth: ({ username, password }, session, done) =>
      open && session.secure && password === 'the password' ? done(null, { user: username }) : done(new Error('No')),
  });
  const host = start({ ...rightEnvironment, ...login(smtp), NODE_EXTRA_CA_CERTS: certificate });
  const url = `http://127.0.0.1:${await host.port}/api/sendEmail`;
  // A server that wants nothing of this host is told in the log at once; the host stays.
  await expect.poll(host.output).toContain('"event":"smtp","outcome":"login"');
  open = true;
  expect((await fetch(url, jsonPost(samplePayload()))).status).toBe(200);
  await expect.poll(() => smtp.taken).toMatchObject([{ user: 'user', encrypted: true }]);

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let sending = 0;
  smtp.beforeTaking = () => {
    sending += 1;
    return held;
  };
  const subjects = ['one', 'two', 'three'];
  const answers = await Promise.all(subjects.map((subject) => fetch(url, jsonPost(samplePayload({ subject })))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => sending).toBe(3);
  host.child.kill('SIGTERM');
  await expect.poll(host.output).toContain('"event":"stopping"');
  release();
  expect(await host.ended).toEqual([0, null]);
  expect(smtp.taken).toHaveLength(4);
  // Each line is one JSON object, and the password is in none.
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

test('a certificate that nobody vouches for is not believed', async ({ startHost, startSmtp }) => {
  const smtp = await startSmtp(encrypted());
  const host = await startHost(login(smtp));
  expect((await host.send(samplePayload())).status).toBe(200);
  await expect.poll(() => host.deliveries()).toMatchObject([{ outcome: 'later', cause: expect.any(String) }]);
  expect(smtp.taken).toEqual([]);
});

test('says what to do when it cannot start', async ({ start, host }) => {
  const bad = start({ ...rightEnvironment, SMTP_PORT: '25', SMTP_SECONDS: '600' });
  expect(await bad.ended).toEqual([1, null]);
  expect(bad.output()).toBe(
    'Bad settings of the mail host (see docs/mail-host.md, "Settings"):\n  SMTP_SECONDS=600: must be a whole number from 1 to 300\n',
  );
  const taken = start({ ...rightEnvironment, SMTP_PORT: '25', MAIL_PORT: String(host.port) });
  expect(await taken.ended).toEqual([1, null]);
  expect(taken.output()).toBe(
    `The mail host cannot listen at MAIL_ADDRESS and MAIL_PORT: listen EADDRINUSE: address already in use 127.0.0.1:${host.port}\n`,
  );
});

test('takes settings from a .env file in its folder', async ({ start }, info) => {
  const folder = info.outputPath('');
  const settings = { ...rightEnvironment, SMTP_PORT: '25', MAIL_RATE: 'many' };
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const host = start({}, { folder });
  await host.ended;
  expect(host.output()).toContain('\n  MAIL_RATE=many: must be a whole number from 1 to 1000000\n');
});
