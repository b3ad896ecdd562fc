import { expect, test } from '@playwright/test';
import { awaitArrival } from '../../src/probe/awaitArrival';
import { type Mailbox, parseImapSettings } from '../../src/probe/mailbox';

/** A mailbox into which a mail comes after so many milliseconds. */
function mailboxWith(folder: string, after: number) {
  let time = 0;
  const mailbox: Mailbox = {
    folders: async () => [
      { path: 'INBOX', isSpam: false },
      { path: 'Junk', isSpam: true },
    ],
    has: async (path, word) => path === folder && word === 'mark' && time >= after,
    close: () => Promise.resolve(),
  };
  const pause = async (ms: number) => void (time += ms);
  return { mailbox, pause, find: (mark = 'mark', seconds = 300) => awaitArrival(mailbox, mark, seconds, pause) };
}

test('a mail is found in its folder when it comes, and reported as missing after the time', async () => {
  for (const [folder, after, exitCode, said] of [
    ['INBOX', 0, 0, /^It was in INBOX after 0 s\.$/],
    ['INBOX', 42_000, 0, /^It was in INBOX after 45 s\.$/],
    ['Junk', 300_000, 2, /^It was taken for spam: it was in Junk after 300 s; /],
    ['INBOX', 300_001, 3, /^It was not in the mailbox after 300 s\.$/],
  ] as const) {
    const verdict = await mailboxWith(folder, after).find();
    expect(verdict).toEqual({ exitCode, said: expect.stringMatching(said) });
  }
  expect(await mailboxWith('INBOX', 0).find('another', 12)).toMatchObject({ exitCode: 3 });
});

test('a mailbox that cannot be read is an error', async () => {
  const { mailbox } = mailboxWith('INBOX', 0);
  const broken = { ...mailbox, has: () => Promise.reject(new Error('gone')) };
  await expect(awaitArrival(broken, 'mark', 300)).rejects.toThrow('gone');
});

test('bad settings are named, the password is not shown', () => {
  const right = { IMAP_HOST: 'imap.example.com', IMAP_USER: 'ada', IMAP_PASSWORD: 'secret' };
  expect(parseImapSettings(right)).toEqual({ ...right, IMAP_PORT: 993, IMAP_SECURITY: 'tls' });
  expect(() => parseImapSettings({})).toThrow(
    '  IMAP_HOST=: is missing\n  IMAP_USER=: is missing\n  IMAP_PASSWORD=…: is missing',
  );
  expect(() => parseImapSettings({ ...right, IMAP_PORT: 'x', IMAP_SECURITY: 'ssl' })).toThrow(
    '  IMAP_PORT=x: must be a whole number from 1 to 65535\n  IMAP_SECURITY=ssl: must be one of tls, starttls, none',
  );
});
