import { brokenEntry, type Log } from '../log';
import type { Channel, Lead, Outbox } from '../outbox/outbox';
import { nextAttempt } from '../outbox/pauses';

/** The result of an attempt: `delivered`, or a code for the reason. `final` means that another attempt is useless. */
export type Attempt = 'delivered' | { error: string; final: boolean };

/** Tries once to deliver a lead. Never rejects. */
export type Deliver = (lead: Lead) => Promise<Attempt>;

/** How often a worker looks for leads that are due, in milliseconds. */
const lookEvery = 1000;

interface WorkerOptions {
  outbox: Outbox;
  channel: Channel;
  deliver: Deliver;
  /** How many leads are delivered at a time. */
  lanes: number;
  log: Log;
  /** The time in milliseconds, as `Date.now` returns it. */
  now?: () => number;
}

/** Delivers the due leads of one channel. */
export interface Worker {
  /** Looks for due leads immediately, for example after a new lead. */
  wake: () => void;
  /** Resolves when no delivery is running. */
  idle: () => Promise<void>;
  /** Starts no more deliveries, and resolves when the running ones have ended. */
  stop: () => Promise<void>;
}

/** Starts a worker. It looks for leads every second. Each lane that finds a lead wakes another lane, until all are busy. */
export function startWorker({ outbox, channel, deliver, lanes, log, now = Date.now }: WorkerOptions): Worker {
  const busy = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function attempt(lead: Lead): Promise<void> {
    const started = performance.now();
    const result = await deliver(lead);
    const attempts = (lead.deliveries[channel]?.attempts ?? 0) + 1;
    const ms = Math.round(performance.now() - started);
    const entry = { event: 'delivery', lead: lead.id, channel, attempts, ms } as const;
    if (result === 'delivered') {
      log({ ...entry, outcome: 'delivered' });
      return outbox.done(lead.id, channel);
    }
    const { error, final } = result;
    log({ ...entry, outcome: final ? 'refused' : 'later', cause: error, ...(final && { level: 'error' }) });
    await outbox.fail(lead.id, channel, error, final ? 'never' : nextAttempt(attempts, now()));
  }

  async function lane(): Promise<void> {
    try {
      while (!stopping.signal.aborted) {
        const lead = await outbox.claim(channel);
        if (lead === undefined) return;
        wake();
        await attempt(lead);
      }
    } catch (error) {
      // The outbox cannot be read or written. The claims of leads expire, and the worker tries again a second later.
      log(brokenEntry(error));
    }
  }

  function wake(): void {
    if (stopping.signal.aborted || busy.size >= lanes) return;
    const running = lane();
    busy.add(running);
    void running.then(() => busy.delete(running));
  }

  async function idle(): Promise<void> {
    while (busy.size > 0) await Promise.all(busy);
  }

  const timer = setInterval(wake, lookEvery);
  wake();
  return {
    wake,
    idle,
    stop: () => {
      stopping.abort();
      clearInterval(timer);
      return idle();
    },
  };
}
