import { relative, join } from 'node:path';
import { pinnedInstall } from '@nine-blocks/pinned-install/pinnedInstall';
import type { MailReader } from './findMail';
import type { ImapSettings } from './imapSettings';

/** What is used of an ImapFlow client. */
interface Client {
  on(event: 'error', listener: () => void): void;
  connect(): Promise<void>;
  list(): Promise<readonly { path: string; specialUse?: string }[]>;
  getMailboxLock(path: string, options: { readOnly: boolean }): Promise<{ release: () => void }>;
  noop(): Promise<void>;
  search(query: { subject: string }): Promise<readonly number[] | false>;
  logout(): Promise<void>;
}

type ClientClass = new (options: object) => Client;

/** Logs in to a mailbox by IMAP and changes nothing in it. Rejects with why it cannot be read; `close` logs out. */
export async function openImap({
  host,
  port,
  security,
  user,
  password,
}: ImapSettings): Promise<MailReader & { close: () => Promise<void> }> {
  const load = pinnedInstall(relative('.', join(import.meta.dirname, 'imap')));
  const { ImapFlow } = (await load('imapflow/dist/esm/imap-flow.js')) as { ImapFlow: ClientClass };
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user, pass: password },
    logger: false,
  });
  // A connection that breaks is told by the call that needs it.
  client.on('error', () => undefined);
  await client.connect();

  return {
    folders: async () => {
      const all = await client.list();
      const junk = all.filter(({ specialUse }) => specialUse === '\\Junk');
      return [{ path: 'INBOX', isSpam: false }, ...junk.map(({ path }) => ({ path, isSpam: true }))];
    },
    has: async (path, word) => {
      const lock = await client.getMailboxLock(path, { readOnly: true });
      try {
        // The server tells of what has come since the folder was opened.
        await client.noop();
        const found = await client.search({ subject: word });
        return found !== false && found.length > 0;
      } finally {
        lock.release();
      }
    },
    close: () => client.logout(),
  };
}
