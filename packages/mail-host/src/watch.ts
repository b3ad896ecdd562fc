import { brokenEntry, type Log } from './log';
import type { Counts, Outbox } from './outbox/outbox';

const day = 24 * 60 * 60_000;

/** After this wait, in milliseconds, somebody must check a lead. */
const tooLong = 15 * 60_000;

/** The body of `GET /health`, without personal data. The answer has status 503 for `alert`. */
type Health = { status: 'ok' | 'alert' } & Counts;

/** Checks for stuck leads: leads that wait for more than 15 minutes, refused leads, and unreadable files. */
export async function healthOf(outbox: Outbox, now = Date.now()): Promise<Health> {
  const counts = await outbox.counts(new Date(now - tooLong));
  const { late, refused, broken } = counts;
  return { status: late + refused + broken > 0 ? 'alert' : 'ok', ...counts };
}

interface WatchOptions {
  outbox: Outbox;
  log: Log;
  /** Days after which delivered leads are erased. */
  keepDays: number;
  now?: () => number;
}

/** Makes the function that runs every minute. It logs stuck leads when their number changes, and erases leads that were delivered long ago. */
export function createWatch({ outbox, log, keepDays, now = Date.now }: WatchOptions): () => Promise<void> {
  let last = '';

  return async () => {
    try {
      const { status, waiting, ...stuck } = await healthOf(outbox, now());
      const news = JSON.stringify(stuck);
      if (status === 'alert' && news !== last) log({ event: 'alert', level: 'error', waiting, ...stuck });
      last = news;
      const leads = await outbox.erase(new Date(now() - keepDays * day));
      if (leads > 0) log({ event: 'erased', leads });
    } catch (error) {
      log(brokenEntry(error));
    }
  };
}
