import { expect, test } from '@playwright/test';
import { findMail, type MailReader } from './findMail';
import { parseImapSettings } from './imapSettings';

/** A mailbox into which a mail comes after so many milliseconds. */
function mailbox(folder: string, after: number) {
  let time = 0;
  const reader: MailReader = {
    folders: async () => [
      { path: 'INBOX', isSpam: false },
      { path: 'Junk', isSpam: true },
    ],
    has: async (path, word) => path === folder && word === 'mark' && time >= after,
  };
  return { reader, pause: async (ms = 0) => void (time += ms), waited: () => time };
}

test('a mail is found where it is, when it comes', async () => {
  for (const [folder, isSpam] of [
    ['INBOX', false],
    ['Junk', true],
  ] as const) {
    for (const after of [0, 1, 42_000, 300_000]) {
      const { reader, pause, waited } = mailbox(folder, after);
      expect(await findMail(reader, 'mark', 300, pause)).toEqual({ folder, isSpam });
      expect(waited()).toBeLessThan(after + 5000);
    }
  }
});

test('a mail that does not come in time is missing, and so is another one', async () => {
  const late = mailbox('INBOX', 300_001);
  expect(await findMail(late.reader, 'mark', 300, late.pause)).toBeUndefined();
  expect(late.waited()).toBe(300_000);
  const other = mailbox('INBOX', 0);
  expect(await findMail(other.reader, 'another', 12, other.pause)).toBeUndefined();
  expect(other.waited()).toBe(12_000);
});

test('a mailbox that cannot be read is an error', async () => {
  const broken = { ...mailbox('INBOX', 0).reader, has: () => Promise.reject(new Error('gone')) };
  await expect(findMail(broken, 'mark', 300)).rejects.toThrow('gone');
});

test('settings are named when they are bad, the password is not shown', () => {
  const right = { IMAP_HOST: 'imap.example.com', IMAP_USER: 'ada', IMAP_PASSWORD: 'secret' };
  expect(parseImapSettings(right)).toEqual({
    host: 'imap.example.com',
    port: 993,
    security: 'tls',
    user: 'ada',
    password: 'secret',
  });
  expect(() => parseImapSettings({})).toThrow(
    '  IMAP_HOST=: is missing\n  IMAP_USER=: is missing\n  IMAP_PASSWORD=…: is missing',
  );
  expect(() => parseImapSettings({ ...right, IMAP_PORT: 'x', IMAP_SECURITY: 'ssl' })).toThrow(
    '  IMAP_PORT=x: must be a port\n  IMAP_SECURITY=ssl: must be one of tls, starttls, none',
  );
});
