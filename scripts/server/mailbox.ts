import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { payloadSchema } from '@nine-blocks/email-payload/checkPayload';
import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';

/** A stored mail: one JSON file named by its id, which sorts by time of arrival. */
export interface ReceivedMail {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  payload: EmailPayload;
}

const mailSchema = z.strictObject({
  id: z.string(),
  receivedAt: z.string(),
  payload: payloadSchema,
}) satisfies z.ZodType<ReceivedMail>;

const fileName = /^\d{8}T\d{9}Z-[0-9a-f]{12}\.json$/u;

export interface Mailbox {
  /** Writes a mail so that it is on disk, whole, when the promise resolves. Rejects when the folder can't be written. */
  store(payload: EmailPayload): Promise<ReceivedMail>;
  /** The stored mails, newest first; only those of one sender when an address is given. */
  list(fromEmail?: string | null): Promise<ReceivedMail[]>;
  /** Deletes the mails that `list` would return. */
  clear(fromEmail?: string | null): Promise<void>;
}

/** A mailbox in a folder, which is made when the first mail arrives. */
export function createMailbox(folder: string): Mailbox {
  let lastTime = 0;

  async function store(payload: EmailPayload): Promise<ReceivedMail> {
    // Never the same millisecond twice, so that ids sort in order of arrival.
    lastTime = Math.max(Date.now(), lastTime + 1);
    const receivedAt = new Date(lastTime).toISOString();
    const id = `${receivedAt.replaceAll(/[-:.]/gu, '')}-${randomBytes(6).toString('hex')}`;
    const mail: ReceivedMail = { id, receivedAt, payload };
    await mkdir(folder, { recursive: true });
    await writeWhole(folder, `${id}.json`, `${JSON.stringify(mail, null, 2)}\n`);
    return mail;
  }

  async function list(fromEmail?: string | null): Promise<ReceivedMail[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
    const mails = await Promise.all(
      names
        .toSorted()
        .toReversed()
        .map((name) => read(join(folder, name))),
    );
    return mails
      .filter((mail) => mail !== undefined)
      .filter(({ payload }) => fromEmail === undefined || fromEmail === null || payload.fromEmail === fromEmail);
  }

  async function clear(fromEmail?: string | null): Promise<void> {
    const mails = await list(fromEmail);
    await Promise.all(mails.map(({ id }) => rm(join(folder, `${id}.json`), { force: true })));
  }

  return { store, list, clear };
}

async function read(path: string): Promise<ReceivedMail | undefined> {
  try {
    return mailSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined; // Deleted since the folder was read, or changed by hand into something else.
  }
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  const temporary = join(folder, `.${name}.tmp`);
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
}
