import { randomUUID } from 'node:crypto';
import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import type { Channel, Lead, Outbox } from '../../src/outbox/outbox';

export const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
export const anHour = 3_600_000;

/** Claims all leads that are due on a channel. */
export async function claimAll(outbox: Outbox, channel: Channel): Promise<Lead[]> {
  const claimed: Lead[] = [];
  for (let lead = await outbox.claim(channel); lead !== undefined; lead = await outbox.claim(channel))
    claimed.push(lead);
  return claimed;
}

/** Puts a sample payload with some changes into an outbox. */
export const put = (outbox: Outbox, changes: Parameters<typeof samplePayload>[0] = {}) =>
  outbox.put(randomUUID(), samplePayload(changes));
