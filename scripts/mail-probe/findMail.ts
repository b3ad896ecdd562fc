import { setTimeout as wait } from 'node:timers/promises';

/** A mailbox as a mail program sees it. */
export interface MailReader {
  /** The folder that mails arrive in, and those that hold what was taken for spam. */
  folders: () => Promise<readonly { path: string; isSpam: boolean }[]>;
  /** Whether a folder has a mail with a word in its subject. */
  has: (path: string, word: string) => Promise<boolean>;
}

/** Where a mail was found, if it was. */
export type Arrival = { folder: string; isSpam: boolean } | undefined;

/** How often a mailbox is looked into, in milliseconds. */
const interval = 5000;

/**
 * Looks for a mail by a word of its subject, again and again, for so many seconds; undefined when it has not come by then. Rejects with the
 * reader's error. `pause` waits for some milliseconds.
 */
export async function findMail(
  reader: MailReader,
  word: string,
  seconds: number,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<Arrival> {
  for (let waited = 0; ; waited += interval) {
    for (const { path, isSpam } of await reader.folders())
      if (await reader.has(path, word)) return { folder: path, isSpam };
    if (waited >= seconds * 1000) return undefined;
    await pause(Math.min(interval, seconds * 1000 - waited));
  }
}
