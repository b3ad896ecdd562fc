import { setTimeout as wait } from 'node:timers/promises';
import type { Mailbox } from './mailbox';

/** What to say of a probe's mail, and the exit code: 0 in the inbox, 2 taken for spam, 3 not there in time. */
interface Verdict {
  said: string;
  exitCode: 0 | 2 | 3;
}

/** How often a mailbox is looked into, in milliseconds. */
const interval = 5000;

/** Looks for the mail with a mark in its subject, again and again, for so many seconds. Rejects with the mailbox's error. `pause` waits for some milliseconds. */
export async function awaitArrival(
  mailbox: Mailbox,
  mark: string,
  seconds: number,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<Verdict> {
  for (let waited = 0; ; waited += interval) {
    const after = `after ${Math.round(Math.min(waited, seconds * 1000) / 1000)} s`;
    for (const { path, isSpam } of await mailbox.folders()) {
      if (!(await mailbox.has(path, mark))) continue;
      if (!isSpam) return { said: `It was in ${path} ${after}.`, exitCode: 0 };
      const why = 'npm run -w packages/mail-host check shows what mailbox providers hold against it';
      return { said: `It was taken for spam: it was in ${path} ${after}; ${why}.`, exitCode: 2 };
    }
    if (waited >= seconds * 1000) return { said: `It was not in the mailbox ${after}.`, exitCode: 3 };
    await pause(Math.min(interval, seconds * 1000 - waited));
  }
}
