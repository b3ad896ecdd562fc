import { createHash } from 'node:crypto';
import { type EmailPayload, emailPayloadKeys } from '@nine-blocks/email-payload/emailPayload';
import type { Channel, Delivery, LeadState } from './outbox';

/** Within this time, in milliseconds, equal payloads are one lead. */
export const sameLeadFor = 24 * 60 * 60_000;

/** A hash of the six values of a payload. Only equal payloads have the same fingerprint. */
export function fingerprintOf(payload: EmailPayload): string {
  const values = emailPayloadKeys.map((key) => payload[key]);
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** A new lead, due now on all channels. If its client has exceeded the limit, it is refused instead. */
export function newLead(id: string, fingerprint: string, channels: readonly Channel[], now: number, isOver: boolean) {
  const time = new Date(now).toISOString();
  const due: Delivery = { state: 'waiting', attempts: 0, at: time };
  const delivery: Delivery = isOver ? { ...due, state: 'refused', error: 'overLimit' } : due;
  return { id, time, fingerprint, count: 1, deliveries: Object.fromEntries(channels.map((name) => [name, delivery])) };
}

/** The state of a lead: `refused` if any channel is refused, `delivered` if all are delivered, else `waiting`. */
export function stateOf({ deliveries }: LeadState): Delivery['state'] {
  const states = new Set(Object.values(deliveries).map(({ state }) => state));
  if (states.has('refused')) return 'refused';
  return states.has('waiting') ? 'waiting' : 'delivered';
}

/** A copy of the lead with one changed channel. */
function withDelivery(
  lead: LeadState,
  channel: Channel,
  change: (before: Delivery) => Delivery,
): LeadState['deliveries'] {
  const before = lead.deliveries[channel];
  return before === undefined ? lead.deliveries : { ...lead.deliveries, [channel]: change(before) };
}

/** The deliveries after a channel has succeeded. */
export function delivered(lead: LeadState, channel: Channel, now: number): LeadState['deliveries'] {
  const at = new Date(now).toISOString();
  return withDelivery(lead, channel, ({ attempts }) => ({ state: 'delivered', attempts: attempts + 1, at }));
}

/** The deliveries after an attempt has failed. */
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

/** The channels that `resend` tries again: those that have not delivered yet; all if each has delivered. */
export function channelsToResend(lead: LeadState): Channel[] {
  const all = Object.keys(lead.deliveries) as Channel[];
  const left = all.filter((channel) => lead.deliveries[channel]?.state !== 'delivered');
  return left.length > 0 ? left : all;
}

/** The deliveries with some channels due immediately. */
export function dueAgain(lead: LeadState, channels: readonly Channel[], now: number): LeadState['deliveries'] {
  const again = channels.map((channel): [Channel, Delivery] => [
    channel,
    { attempts: 0, ...lead.deliveries[channel], state: 'waiting', at: new Date(now).toISOString() },
  ]);
  return { ...lead.deliveries, ...Object.fromEntries(again) };
}

/** The time of the last delivery, in milliseconds; undefined until all channels have delivered. */
export function deliveredAt(lead: LeadState): number | undefined {
  if (stateOf(lead) !== 'delivered') return undefined;
  return Math.max(...Object.values(lead.deliveries).map(({ at }) => Date.parse(at)));
}
