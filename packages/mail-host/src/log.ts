import { createHmac, randomBytes } from 'node:crypto';
import type { RefusalCode } from './refusals';

/** One line of the log. There is no field that could hold what a visitor typed. */
export type LogEntry =
  | { event: 'start'; address: string; port: number }
  | { event: 'smtp'; outcome: 'ready' | RefusalCode; cause?: string | undefined }
  | { event: 'stopping' | 'stopped'; underWay: number }
  | { event: 'broken'; error: string; stack: readonly string[] }
  | {
      event: 'request';
      id: string;
      /** Sent: the SMTP server has accepted the mail. Aborted: the sender went away before the request was complete. */
      outcome: 'sent' | 'refused' | 'failed' | 'aborted';
      reason?: RefusalCode;
      cause?: string | undefined;
      status?: number;
      ms: number;
      /** The same for the same client until the host restarts; leads back to nobody. */
      client: string;
    };

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON with its time. */
export function createLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

/** Names clients by a keyed hash, with a key that only this process has and never tells. */
export function createClientHash(): (client: string) => string {
  const key = randomBytes(32);
  return (client) => createHmac('sha256', key).update(client).digest('hex').slice(0, 12);
}

/** What broke, by kind and place; the message is left out, as it may quote what a visitor typed. */
export function brokenEntry(error: unknown): LogEntry {
  if (!(error instanceof Error)) return { event: 'broken', error: typeof error, stack: [] };
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { event: 'broken', error: error.name, stack: stack.slice(0, 8).map((line) => line.trim()) };
}
