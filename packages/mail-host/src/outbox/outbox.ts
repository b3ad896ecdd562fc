import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';

/** Where a lead is delivered: the agency's mailbox and, where it is set, a program of the agency (CRM, chat). */
export type Channel = 'mail' | 'webhook';

/** How far a lead has come on one channel. Each channel has its own attempts: one that is down holds up no other. */
export interface Delivery {
  /** Refused: set aside, by the answer to an attempt or because the lead came beyond its client's limit; only `resend` tries it again. */
  state: 'waiting' | 'delivered' | 'refused';
  attempts: number;
  /** When the next attempt is due, or when the last one settled it; ISO 8601. */
  at: string;
  /** The reason of the last failure, as a code without words. */
  error?: string;
}

/** Everything about a lead but its text. */
export interface LeadState {
  /** A UUID. The mail's Message-ID and the webhook's id are made of it, so a second copy is known as one. */
  id: string;
  /** When it was taken; ISO 8601. */
  time: string;
  /** The same for the same payload. */
  fingerprint: string;
  /** How often it was sent within a day. */
  count: number;
  deliveries: Readonly<Partial<Record<Channel, Delivery>>>;
}

/** A lead with the visitor's words. */
export interface Lead extends LeadState {
  payload: EmailPayload;
}

/** How many leads need somebody: no personal data, so anybody may read it. */
export interface Counts {
  waiting: number;
  /** Of those waiting, the ones that were taken too long ago. */
  late: number;
  refused: number;
  /** Files that cannot be read. */
  broken: number;
}

/** Keeps leads until they are delivered. The result of each promise survives the process, a loss of power and any other host. */
export interface Outbox {
  /**
   * Resolves once the lead is kept for good. The same payload again within a day is the same lead: its id is the first one's and its count grows.
   * Rejects with an `OutboxError` when it cannot be kept. A new lead beyond its client's limit is marked and set aside.
   */
  put: (id: string, payload: EmailPayload, isOverLimit?: boolean) => Promise<{ id: string; count: number }>;
  /** A lead that is due on a channel, which nobody else gets until `done` or `fail` is called for it, or its host is gone. */
  claim: (channel: Channel) => Promise<Lead | undefined>;
  done: (id: string, channel: Channel) => Promise<void>;
  /** Notes an attempt that failed: why, and when to try again. */
  fail: (id: string, channel: Channel, error: string, next: Date | 'never') => Promise<void>;
  /** All leads, the oldest first. */
  list: () => Promise<readonly LeadState[]>;
  show: (id: string) => Promise<Lead | undefined>;
  /** Makes every channel that has not delivered a lead try again at once; all channels where each has. False when there is no such lead. */
  resend: (id: string) => Promise<boolean>;
  /** Erases every lead that contains an e-mail address, and resolves with how many there were. */
  forget: (address: string) => Promise<number>;
  /** Erases the leads that were delivered on every channel before a time, and resolves with how many there were. */
  erase: (before: Date) => Promise<number>;
  /** Counts; late are those taken before a time and still waiting. */
  counts: (late: Date) => Promise<Counts>;
  close: () => Promise<void>;
}

/** A lead could not be kept: no room (`full`), or nothing can be written now (`unavailable`). */
export class OutboxError extends Error {
  readonly code: 'full' | 'unavailable';

  constructor(code: OutboxError['code'], cause: unknown) {
    super(`The outbox is ${code}`, { cause });
    this.code = code;
  }
}
