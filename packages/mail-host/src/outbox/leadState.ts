import { createHash } from 'node:crypto';
import { type EmailPayload, emailPayloadKeys } from '@nine-blocks/email-payload/emailPayload';
import type { Channel, Delivery, LeadState } from './outbox';

/** For so many milliseconds the same payload is the same lead. */
export const sameLeadFor = 24 * 60 * 60_000;

/** The same text for the same six values, and for no others. */
export function fingerprintOf(payload: EmailPayload): string {
  const values = emailPayloadKeys.map((key) => payload[key]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** A new lead: nothing delivered yet, everything due now, or set aside where it is beyond its client's limit. */
export function newLead(id: string, fingerprint: string, channels: readonly Channel[], now: number, isOver: boolean) {
  const time = new Date(now).toISOString();
  const due: Delivery = { state: 'waiting', attempts: 0, at: time };
  const delivery: Delivery = isOver ? { ...due, state: 'refused', error: 'overLimit' } : due;
  return { id, time, fingerprint, count: 1, deliveries: Object.fromEntries(channels.map((name) => [name, delivery])) };
}

/** The state of a lead: `refused` when any channel is, `delivered` when all are. */
export function stateOf({ deliveries }: LeadState): Delivery['state'] {
  const states = new Set(Object.values(deliveries).map(({ state }) => state));
  if (states.has('refused')) return 'refused';
  return states.has('waiting') ? 'waiting' : 'delivered';
}

/** The lead with one channel changed. */
function withDelivery(
  lead: LeadState,
  channel: Channel,
  change: (before: Delivery) => Delivery,
): LeadState['deliveries'] {
  const before = lead.deliveries[channel];
  return before === undefined ? lead.deliveries : { ...lead.deliveries, [channel]: change(before) };
}

/** A channel's delivery after it has succeeded. */
export function delivered(lead: LeadState, channel: Channel, now: number): LeadState['deliveries'] {
  const at = new Date(now).toISOString();
  return withDelivery(lead, channel, ({ attempts }) => ({ state: 'delivered', attempts: attempts + 1, at }));
}

/** A channel's delivery after an attempt has failed. */
export function failed(
  lead: LeadState,
  channel: Channel,
  error: string,
  next: Date | 'never',
  now: number,
): LeadState['deliveries'] {
  const [state, at] = next === 'never' ? (['refused', new Date(now)] as const) : (['waiting', next] as const);
  return withDelivery(lead, channel, ({ attempts }) => ({
    state,
    attempts: attempts + 1,
    at: at.toISOString(),
    error,
  }));
}

/** The channels that `resend` tries again: those that have not delivered, or all. */
export function channelsToResend(lead: LeadState): Channel[] {
  const all = Object.keys(lead.deliveries) as Channel[];
  const left = all.filter((channel) => lead.deliveries[channel]?.state !== 'delivered');
  return left.length > 0 ? left : all;
}

/** The lead with some channels due at once. */
export function dueAgain(lead: LeadState, channels: readonly Channel[], now: number): LeadState['deliveries'] {
  const again = channels.map((channel): [Channel, Delivery] => [
    channel,
    { attempts: 0, ...lead.deliveries[channel], state: 'waiting', at: new Date(now).toISOString() },
  ]);
  return { ...lead.deliveries, ...Object.fromEntries(again) };
}

/** When the last channel delivered, in milliseconds; undefined while one has not. */
export function deliveredAt(lead: LeadState): number | undefined {
  if (stateOf(lead) !== 'delivered') return undefined;
  return Math.max(...Object.values(lead.deliveries).map(({ at }) => Date.parse(at)));
}
