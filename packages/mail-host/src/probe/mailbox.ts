import type { Environment } from '@nine-blocks/email-payload/environment';
import { ImapFlow } from 'imapflow';
import { z } from 'zod';
import { parseEnvironment, securitySetting, textSetting, wholeSetting } from '../environment';

const schema = z.object({
  IMAP_HOST: textSetting,
  IMAP_PORT: wholeSetting(1, 65_535).default(993),
  IMAP_SECURITY: securitySetting.default('tls'),
  IMAP_USER: textSetting,
  IMAP_PASSWORD: textSetting,
});

/** How to read the mailbox of `CONTACT_EMAIL`. */
export type ImapSettings = z.output<typeof schema>;

/** The settings of the probe's `--arrive`. Throws as `parseEnvironment` does. */
export const parseImapSettings = (environment: Environment): ImapSettings => parseEnvironment(schema, environment);

/** A mailbox as a mail program sees it. */
export interface Mailbox {
  /** The folder that mails arrive in, and those for spam. */
  folders: () => Promise<readonly { path: string; isSpam: boolean }[]>;
  /** Whether a folder has a mail with a word in its subject. */
  has: (path: string, word: string) => Promise<boolean>;
  close: () => Promise<void>;
}

/** Logs in to a mailbox by IMAP and changes nothing in it; `close` logs out. Rejects where it cannot be read. */
export async function openMailbox(settings: ImapSettings): Promise<Mailbox> {
  const { IMAP_HOST: host, IMAP_PORT: port, IMAP_SECURITY: security } = settings;
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    auth: { user: settings.IMAP_USER, pass: settings.IMAP_PASSWORD },
    logger: false,
  });
  // The call that needs a broken connection reports it.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the mailbox at ${host}:${port} cannot be read: ${reason}`, { cause: error });
  });
  return {
    folders: async () => {
      const junk = (await client.list()).filter(({ specialUse }) => specialUse === '\\Junk');
      return [{ path: 'INBOX', isSpam: false }, ...junk.map(({ path }) => ({ path, isSpam: true }))];
    },
    has: async (path, word) => {
      const lock = await client.getMailboxLock(path, { readOnly: true });
      try {
        // The server now reports mails that came since the folder was opened.
        await client.noop();
        const found = await client.search({ subject: word });
        return (found || []).length > 0;
      } finally {
        lock.release();
      }
    },
    close: () => client.logout(),
  };
}
