import { brokenEntry, type Log } from './log';
import type { Counts, Outbox } from './outbox/outbox';

const day = 24 * 60 * 60_000;

/** A lead that has waited for so many milliseconds needs somebody. */
const tooLong = 15 * 60_000;

/** The body of `GET /health`: no personal data; the status of the answer is 503 unless it is `ok`. */
type Health = { status: 'ok' | 'alert' } & Counts;

/** Finds whether leads are stuck: waiting for longer than 15 minutes, set aside, or unreadable. */
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
  /** Where alerts are posted; empty for nowhere. */
  alertUrl: string;
  now?: () => number;
}

/** The post of an alert; no personal data. Slack, Mattermost and Teams show its `text`. */
function alertOf({ late, refused, broken }: Health) {
  const text = `Mail host: ${late} leads have waited for more than 15 minutes, ${refused} are set aside (refused by a server, or sent beyond the rate limit), ${broken} files cannot be read. "npm run -w packages/mail-host leads -- list" lists them.`;
  return { text, late, refused, broken };
}

/** Makes the function that looks at the outbox every minute: it reports stuck leads when their number changes, and erases leads that were delivered long ago. */
export function createWatch({ outbox, log, keepDays, alertUrl, now = Date.now }: WatchOptions): () => Promise<void> {
  /** The last alert; one whose post failed is repeated. */
  let last = '';

  async function post(health: Health): Promise<void> {
    if (alertUrl === '') return;
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, redirect: 'manual' } as const;
    const body = JSON.stringify(alertOf(health));
    const answer = await fetch(alertUrl, { ...options, body, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return;
    last = '';
    log({
      event: 'alertFailed',
      level: 'error',
      cause: answer === undefined ? 'unreachable' : `status ${answer.status}`,
    });
  }

  async function alert(): Promise<void> {
    const health = await healthOf(outbox, now());
    const { status, waiting: _changesAllTheTime, ...stuck } = health;
    const news = JSON.stringify(stuck);
    if (news === last) return;
    last = news;
    if (status === 'ok') return;
    log({ event: 'alert', level: 'error', waiting: health.waiting, ...stuck });
    await post(health);
  }

  return async () => {
    try {
      await alert();
      const leads = await outbox.erase(new Date(now() - keepDays * day));
      if (leads > 0) log({ event: 'erased', leads });
    } catch (error) {
      log(brokenEntry(error));
    }
  };
}
