import type { Lead } from '../outbox/outbox';

/** What became of an attempt: delivered, or why not, as a code without words, and whether trying again is of no use. */
export type Attempt = 'delivered' | { error: string; final: boolean };

/** Takes a lead to where its channel leads, once. Never rejects. */
export type Deliver = (lead: Lead) => Promise<Attempt>;
