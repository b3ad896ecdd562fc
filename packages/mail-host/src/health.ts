import type { Counts, Outbox } from './outbox/outbox';

/** A lead that has waited for so many milliseconds needs somebody. */
const tooLong = 15 * 60_000;

/** What `GET /health` tells, which is fit for anyone to read; its status is 503 unless it is `ok`. */
export type Health = { status: 'ok' | 'alert' } & Counts;

/** Looks whether leads are stuck: waiting for longer than 15 minutes, refused for good, or unreadable. */
export async function healthOf(outbox: Outbox, now = Date.now()): Promise<Health> {
  const counts = await outbox.counts(new Date(now - tooLong));
  const { late, refused, broken } = counts;
  return { status: late + refused + broken > 0 ? 'alert' : 'ok', ...counts };
}
