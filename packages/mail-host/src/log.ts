import { createHmac, randomBytes } from 'node:crypto';
import type { SmtpFailure } from './delivery/smtp';
import type { Channel, Counts } from './outbox/outbox';
import type { RefusalCode } from './refusals';

/** One line of the log. No field can contain text from a visitor. */
export type LogEntry =
  | { event: 'start'; address: string; port: number }
  | { event: 'smtp'; outcome: 'ready' | SmtpFailure['code']; cause?: string | undefined }
  /** The first request whose `X-Forwarded-For` does not match `MAIL_PROXIES`: present without proxies, or missing or unreadable with proxies. */
  | { event: 'forwarded'; outcome: 'ignored' | 'unreadable' }
  /** Removed: incomplete files of a host that crashed. It had not answered their requests with 200. */
  | { event: 'leftovers'; files: number }
  /** Somebody must check the outbox: leads wait too long, were refused, or cannot be read. */
  | ({ event: 'alert'; level: 'error' } & Counts)
  | { event: 'erased'; leads: number }
  | {
      event: 'delivery';
      /** The id of a lead is the id of its request. */
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
      /** `kept`: the lead is stored in the outbox; the reason `rate` means that its client exceeded the limit. `aborted`: the client disconnected too early. */
      outcome: 'kept' | 'refused' | 'failed' | 'aborted';
      /** The id of the stored lead. It is an earlier one if the same payload was sent before. */
      lead?: string;
      reason?: RefusalCode;
      cause?: string | undefined;
      status?: number;
      level?: 'error';
      ms: number;
      /** A hash of the client, the same until the host restarts. Nobody can compute the address from it. */
      client: string;
    };

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON with its time. */
export function createLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Makes the function that hashes clients, with a key that only this process knows. */
export function createClientHash(): (client: string) => string {
  const key = randomBytes(32);
  return (client) => createHmac('sha256', key).update(client).digest('hex').slice(0, 12);
}

/** The name and the stack of an error. The message is left out, because it may quote a visitor. */
export function brokenEntry(error: unknown): LogEntry {
  const event = { event: 'broken', level: 'error' } as const;
  if (!(error instanceof Error)) return { ...event, error: typeof error, stack: [] };
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? { cause: String(cause.code) } : {};
  return { ...event, error: error.name, ...code, stack: stack.slice(0, 8).map((line) => line.trim()) };
}
