import type { EmailPayload } from '@nine-blocks/email-payload/emailPayload';

/** A way to deliver leads: the agency's mailbox or, if it is set, a program of the agency (CRM, chat). */
export type Channel = 'mail' | 'webhook';

/** The delivery of a lead on one channel. Each channel has its own attempts, so a failing channel does not delay the others. */
export interface Delivery {
  /** `refused`: the receiver refused the lead, or its client exceeded the limit. Only `resend` tries it again. */
  state: 'waiting' | 'delivered' | 'refused';
  attempts: number;
  /** The time of the next attempt; for other states than `waiting` the time of the last one. ISO 8601. */
  at: string;
  /** A code for the reason of the last failure. */
  error?: string;
}

/** A lead without its text. */
export interface LeadState {
  /** A UUID. The mail's Message-ID and the webhook's id contain it, so receivers recognize a second copy. */
  id: string;
  /** The time of arrival, in ISO 8601. */
  time: string;
  /** A hash of the payload. */
  fingerprint: string;
  /** The number of times that it was sent within a day. */
  count: number;
  deliveries: Readonly<Partial<Record<Channel, Delivery>>>;
}

/** A lead with its text. */
export interface Lead extends LeadState {
  payload: EmailPayload;
}

/** The number of leads in each state. It is public, because it contains no personal data. */
export interface Counts {
  waiting: number;
  /** The waiting leads that wait too long. */
  late: number;
  refused: number;
  /** Files that cannot be read. */
  broken: number;
}

/** Stores leads until they are delivered. The result of each promise survives a crash, a power failure and the end of any other host. */
export interface Outbox {
  /**
   * Resolves when the lead is stored durably. An equal payload within a day counts as the same lead: it gets the first id and a higher count.
   * Rejects with an `OutboxError` if the lead cannot be stored. With `isOverLimit` a new lead is refused.
   */
  put: (id: string, payload: EmailPayload, isOverLimit?: boolean) => Promise<{ id: string; count: number }>;
  /** Reserves a lead that is due on a channel, until `done` or `fail` is called for it, or its host has ended. */
  claim: (channel: Channel) => Promise<Lead | undefined>;
  done: (id: string, channel: Channel) => Promise<void>;
  /** Records a failed attempt, its reason and the time of the next attempt. */
  fail: (id: string, channel: Channel, error: string, next: Date | 'never') => Promise<void>;
  /** All leads, the oldest first. */
  list: () => Promise<readonly LeadState[]>;
  show: (id: string) => Promise<Lead | undefined>;
  /** Makes the channels that have not delivered a lead yet try again now; all channels if each has delivered. False if there is no such lead. */
  resend: (id: string) => Promise<boolean>;
  /** Erases all leads that contain an e-mail address, and resolves with their number. */
  forget: (address: string) => Promise<number>;
  /** Erases the leads that all channels delivered before a time, and resolves with their number. */
  erase: (before: Date) => Promise<number>;
  /** Counts the leads. A waiting lead from before the time `late` counts as late. */
  counts: (late: Date) => Promise<Counts>;
  close: () => Promise<void>;
}

/** A lead cannot be stored: the disk is full (`full`), or the outbox cannot be written now (`unavailable`). */
export class OutboxError extends Error {
  readonly code: 'full' | 'unavailable';

  constructor(code: OutboxError['code'], cause: unknown) {
    super(`The outbox is ${code}`, { cause });
    this.code = code;
  }
}
