import { stateOf } from './leadState';
import type { Channel, Counts, Delivery, LeadState } from './outbox';
import { isDue } from './pauses';

/** A lead's state and the folder of its file. */
export interface Kept {
  state: LeadState;
  place: Delivery['state'];
}

const channels = ['mail', 'webhook'] as const satisfies readonly Channel[];

/** Keeps in memory the states of all leads, the waiting leads, and the leads in delivery. */
export function createLeadIndex() {
  const leads = new Map<string, Kept>();
  const byFingerprint = new Map<string, string>();
  const waiting = { mail: new Set<string>(), webhook: new Set<string>() };
  const claimed = { mail: new Set<string>(), webhook: new Set<string>() };

  function keep(state: LeadState, place: Kept['place']): void {
    leads.set(state.id, { state, place });
    const other = find(state.fingerprint);
    if (other === undefined || other.time <= state.time) byFingerprint.set(state.fingerprint, state.id);
    for (const channel of channels) {
      if (state.deliveries[channel]?.state === 'waiting') waiting[channel].add(state.id);
      else waiting[channel].delete(state.id);
    }
  }

  function drop(id: string): void {
    const kept = leads.get(id);
    leads.delete(id);
    if (kept !== undefined && byFingerprint.get(kept.state.fingerprint) === id) {
      byFingerprint.delete(kept.state.fingerprint);
    }
    for (const channel of channels) {
      waiting[channel].delete(id);
      claimed[channel].delete(id);
    }
  }

  /** The newest lead with this fingerprint. */
  function find(fingerprint: string): LeadState | undefined {
    return leads.get(byFingerprint.get(fingerprint) ?? '')?.state;
  }

  /** Returns the id of a lead that is due on a channel, and reserves it until it is released. */
  function claim(channel: Channel, now: number): string | undefined {
    for (const id of waiting[channel]) {
      const at = leads.get(id)?.state.deliveries[channel]?.at;
      if (at === undefined || claimed[channel].has(id) || !isDue(at, now)) continue;
      claimed[channel].add(id);
      return id;
    }
    return undefined;
  }

  // Leads of the same millisecond are sorted by id, so that the order is the same after a restart.
  const place = ({ state: { time, id } }: Kept) => `${time} ${id}`;
  const all = () => [...leads.values()].toSorted((a, b) => (place(a) < place(b) ? -1 : 1));

  function counts(of: readonly Channel[], late: Date): Omit<Counts, 'broken'> {
    const left = new Set(of.flatMap((channel) => [...waiting[channel]]));
    const states = [...leads.values()].map(({ state }) => state);
    return {
      waiting: left.size,
      late: states.filter(({ id, time }) => left.has(id) && Date.parse(time) < late.getTime()).length,
      refused: states.filter((state) => stateOf(state) === 'refused').length,
    };
  }

  return {
    keep,
    drop,
    find,
    claim,
    all,
    counts,
    get: (id: string) => leads.get(id),
    release: (id: string, channel: Channel) => claimed[channel].delete(id),
  };
}
