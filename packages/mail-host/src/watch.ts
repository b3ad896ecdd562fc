import { type Health, healthOf } from './health';
import { brokenEntry, type Log } from './log';
import type { Outbox } from './outbox/outbox';

const day = 24 * 60 * 60_000;

interface WatchOptions {
  outbox: Outbox;
  log: Log;
  /** Days after which delivered leads are erased. */
  keepDays: number;
  /** Where alerts are posted; empty for nowhere. */
  alertUrl: string;
  now?: () => number;
}

/** What an alert says; no personal data. Slack, Mattermost and Teams show the `text` of what is posted to them. */
function alertOf({ late, refused, broken }: Health) {
  const text = `Mail host: ${late} leads have waited for more than 15 minutes, ${refused} were refused for good, ${broken} files cannot be read. "npm run leads -- list" tells which.`;
  return { text, late, refused, broken };
}

/** A look at the outbox, to be taken every minute: tells what is stuck when that changes, and erases what was delivered long ago. */
export function createWatch({ outbox, log, keepDays, alertUrl, now = Date.now }: WatchOptions): () => Promise<void> {
  /** What was told last; a failed post is told again. */
  let told = '';

  async function post(health: Health): Promise<void> {
    if (alertUrl === '') return;
    const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, redirect: 'manual' } as const;
    const body = JSON.stringify(alertOf(health));
    const answer = await fetch(alertUrl, { ...options, body, signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return;
    told = '';
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
    if (news === told) return;
    told = news;
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
