import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { certificate, expect, test } from '../testing/dovecot';

/** Runs the probe as a program; resolves with its exit code and what it said. */
async function probe(origin: string, port: number, environment: Readonly<Record<string, string>> = {}, seconds = '60') {
  const args = [
    '--import',
    'tsx',
    'scripts/mail-probe/probe.ts',
    '--endpoint',
    origin,
    '--arrive',
    '--seconds',
    seconds,
  ];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      SITE_URL: 'https://www.example.com',
      CONTACT_EMAIL: 'contact@example.com',
      SENDER_EMAIL: 'website@example.com',
      IMAP_HOST: 'localhost',
      IMAP_PORT: String(port),
      IMAP_USER: 'contact',
      IMAP_PASSWORD: 'secret',
      NODE_EXTRA_CA_CERTS: certificate,
      ...environment,
    },
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as unknown, said: said + complained };
}

test('a mail goes through the mail host and SMTP into the mailbox, and is found in its folder', async ({
  host,
  smtp,
  dovecot,
}) => {
  for (const [kind, code, words] of [
    ['inbox', 0, /accepted the mail[^]*It was in INBOX after \d+ s/],
    ['spam', 2, /accepted the mail[^]*It was taken for spam: it was in Unwanted after \d+ s/],
  ] as const) {
    const before = smtp.taken.length;
    const running = probe(host.origin, dovecot.port);
    await expect.poll(() => smtp.taken.length).toBe(before + 1);
    dovecot.deliver(smtp.taken[before]?.raw ?? '', kind);
    const { code: ended, said } = await running;
    expect([said, ended]).toEqual([expect.stringMatching(words), code]);
  }
  // The earlier mails are other ones.
  const missing = await probe(host.origin, dovecot.port, {}, '6');
  expect(missing).toMatchObject({ code: 3, said: expect.stringContaining('It was not in the mailbox after 6 s.') });
});

test('a mailbox that cannot be read is an error of its own', async ({ host, dovecot }) => {
  const refused = await probe(host.origin, dovecot.port, { IMAP_PASSWORD: 'wrong' });
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining(`the mailbox at localhost:${dovecot.port} cannot be read: `),
  });
  expect(refused.said).not.toContain('wrong');
  const stranger = await probe(host.origin, dovecot.port, { NODE_EXTRA_CA_CERTS: '' });
  expect(stranger).toMatchObject({ code: 1, said: expect.stringMatching(/cannot be read: .*self.signed/i) });
});
