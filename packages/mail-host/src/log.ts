import { createHmac, randomBytes } from 'node:crypto';
import type { SmtpFailure } from './delivery/smtp';
import type { Channel, Counts } from './outbox/outbox';
import type { RefusalCode } from './refusals';

/** One line of the log. There is no field that could hold what a visitor typed. */
export type LogEntry =
  | { event: 'start'; address: string; port: number }
  | { event: 'smtp'; outcome: 'ready' | SmtpFailure['code']; cause?: string | undefined }
  /** The first request whose `X-Forwarded-For` does not fit `MAIL_PROXIES`: one of 0 proxies, or none that can be read where there should be one. */
  | { event: 'forwarded'; outcome: 'ignored' | 'unreadable' }
  /** Half-written files of a host that died, which were removed: their requests had no 200. */
  | { event: 'leftovers'; files: number }
  /** Somebody has to look: leads that wait too long, are set aside, or cannot be read. */
  | ({ event: 'alert'; level: 'error' } & Counts)
  | { event: 'erased'; leads: number }
  | {
      event: 'delivery';
      /** A lead's id is that of the request that brought it. */
      lead: string;
      channel: Channel;
      outcome: 'delivered' | 'later' | 'refused';
      attempts: number;
      cause?: string;
      ms: number;
      level?: 'error';
    }
  | { event: 'stopping' | 'stopped'; underWay: number }
  | { event: 'broken'; level: 'error'; error: string; cause?: string; stack: readonly string[] }
  | {
      event: 'request';
      id: string;
      /** Kept: the lead is in the outbox for good; with the reason `rate`, it came beyond the limit. Aborted: the sender went away before the request was complete. */
      outcome: 'kept' | 'refused' | 'failed' | 'aborted';
      /** The lead that it was kept as, when the same had been sent before. */
      lead?: string;
      reason?: RefusalCode;
      cause?: string | undefined;
      status?: number;
      level?: 'error';
      ms: number;
      /** The same for the same client until the host restarts; leads back to nobody. */
      client: string;
    };

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON with its time. */
export function createLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Names clients by a keyed hash, with a key that only this process has. */
export function createClientHash(): (client: string) => string {
  const key = randomBytes(32);
  return (client) => createHmac('sha256', key).update(client).digest('hex').slice(0, 12);
}

/** The kind and the place of an error; the message is left out, since it may quote a visitor's words. */
export function brokenEntry(error: unknown): LogEntry {
  const event = { event: 'broken', level: 'error' } as const;
  if (!(error instanceof Error)) return { ...event, error: typeof error, stack: [] };
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? { cause: String(cause.code) } : {};
  return { ...event, error: error.name, ...code, stack: stack.slice(0, 8).map((line) => line.trim()) };
}
