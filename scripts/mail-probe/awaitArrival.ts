import { findMail } from './findMail';
import type { ImapSettings } from './imapSettings';
import { openImap } from './openImap';

/** What to say of a probe's mail, and the exit code: 0 in the inbox, 2 taken for spam, 3 not there in time. */
interface Verdict {
  said: string;
  exitCode: 0 | 2 | 3;
}

/** Looks for the mail with a mark in its subject in a mailbox, for so many seconds. Rejects when the mailbox cannot be read. */
export async function awaitArrival(settings: ImapSettings, mark: string, seconds: number): Promise<Verdict> {
  const mailbox = await openImap(settings).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the mailbox at ${settings.host}:${settings.port} cannot be read: ${reason}`, { cause: error });
  });
  try {
    const started = Date.now();
    const arrival = await findMail(mailbox, mark, seconds);
    const after = `${Math.round((Date.now() - started) / 1000)} s`;
    if (arrival === undefined) return { said: `It was not in the mailbox after ${after}.`, exitCode: 3 };
    if (!arrival.isSpam) return { said: `It was in ${arrival.folder} after ${after}.`, exitCode: 0 };
    const why = 'npm run mail:check says what mailbox providers hold against it';
    return { said: `It was taken for spam: it was in ${arrival.folder} after ${after}; ${why}.`, exitCode: 2 };
  } finally {
    await mailbox.close();
  }
}
