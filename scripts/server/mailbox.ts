import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';

/** A stored mail: a JSON file with the id as its name. Ids sort by time of arrival. */
export interface ReceivedMail {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  payload: EmailPayload;
}

/** A mailbox in a folder. `list` returns the newest mails first, all of them or those of one sender. */
export function createMailbox(folder: string) {
  let lastTime = 0;

  function store(payload: EmailPayload): ReceivedMail {
    // Each mail gets another millisecond, so that ids sort in order of arrival.
    lastTime = Math.max(Date.now(), lastTime + 1);
    const receivedAt = new Date(lastTime).toISOString();
    const id = `${receivedAt.replaceAll(/[-:.]/gu, '')}-${randomBytes(6).toString('hex')}`;
    const mail: ReceivedMail = { id, receivedAt, payload };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(mail, null, 2)}\n`);
    return mail;
  }

  function list(fromEmail: string | null = null): ReceivedMail[] {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .toReversed()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReceivedMail)
      .filter(({ payload }) => fromEmail === null || payload.fromEmail === fromEmail);
  }

  return { store, list };
}
