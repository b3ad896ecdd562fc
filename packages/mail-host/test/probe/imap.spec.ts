import { rightEnvironment } from '../requests';
import { certificate, expect, type Run } from '../program';
import { test } from './dovecot';

/** The arguments and the environment of a probe that looks into the mailbox. */
const args = (origin: string, seconds = '60') => ['--endpoint', origin, '--arrive', '--seconds', seconds];
const settings = (port: number) => ({
  ...rightEnvironment,
  IMAP_HOST: 'localhost',
  IMAP_PORT: String(port),
  IMAP_USER: 'contact',
  IMAP_PASSWORD: 'secret',
  NODE_EXTRA_CA_CERTS: certificate,
});
const resultOf = async ({ ended, output }: Run) => ({ code: (await ended)[0], said: output() });

test('a mail goes through the mail host and SMTP into the mailbox, and is found in its folder', async ({
  host,
  smtp,
  dovecot,
  start,
}) => {
  const probe = (seconds?: string) =>
    resultOf(start(settings(dovecot.port), { file: 'probe/probe.ts', args: args(host.origin, seconds) }));
  for (const [kind, code, words] of [
    ['inbox', 0, /accepted the mail[^]*It was in INBOX after \d+ s/],
    ['spam', 2, /accepted the mail[^]*It was taken for spam: it was in Unwanted after \d+ s/],
  ] as const) {
    const before = smtp.taken.length;
    const running = probe();
    await expect.poll(() => smtp.taken.length).toBe(before + 1);
    dovecot.deliver(smtp.taken[before]?.raw ?? '', kind);
    expect(await running).toEqual({ code, said: expect.stringMatching(words) });
  }
  // The earlier mails are other ones.
  const said = expect.stringContaining('It was not in the mailbox after 6 s.');
  expect(await probe('6')).toMatchObject({ code: 3, said });
});

test('a mailbox that cannot be read is an error', async ({ host, dovecot, start }) => {
  for (const [changes, reason] of [
    [{ IMAP_PASSWORD: 'wrong' }, `the mailbox at localhost:${dovecot.port} cannot be read: `],
    [{ NODE_EXTRA_CA_CERTS: '' }, 'self-signed'],
  ] as const) {
    const environment = { ...settings(dovecot.port), ...changes };
    const probe = start(environment, { file: 'probe/probe.ts', args: args(host.origin) });
    expect(await resultOf(probe)).toMatchObject({ code: 1, said: expect.stringContaining(reason) });
    expect(probe.output()).not.toContain('wrong');
  }
});
