import { z } from 'zod';

/** The ways in which sending can be made to fail; `simulateFault` says what each one does. */
const faultNames = [
  '500',
  '400',
  '429',
  'reset',
  'lost',
  'hang',
  'slow',
  'half',
  'html',
  'redirect',
  'noCors',
] as const;

export type Fault = (typeof faultNames)[number];

/** A fault for the next `times` requests, or for all of them when null. */
interface PlannedFault {
  fault: Fault;
  times: number | null;
}

/** The body of `POST /__faults`. */
export const faultRequestSchema = z.strictObject({
  fromEmail: z.string({ error: 'must be text' }),
  fault: z.enum(faultNames, { error: `must be one of ${faultNames.join(', ')}` }),
  times: z
    .int({ error: 'must be a whole number or null' })
    .positive({ error: 'must be above 0' })
    .nullable()
    .default(1),
});

/** What is known of one sender: how many requests have arrived, and which faults are still planned. */
export interface SenderState {
  requests: number;
  faults: PlannedFault[];
}

export interface Faults {
  /** Adds a fault behind those already planned for the sender. */
  plan(fromEmail: string, planned: PlannedFault): void;
  /** Counts one arrived request. */
  count(fromEmail: string): void;
  /** The fault for the request at hand, which is one less to come. */
  take(fromEmail: string): Fault | undefined;
  state(fromEmail: string): SenderState;
  /** Forgets the sender's faults and count. */
  clear(fromEmail: string): void;
}

/** Counts and faults in memory, kept apart by the exact address so that parallel tests do not meet. */
export function createFaults(): Faults {
  const senders = new Map<string, SenderState>();

  function sender(fromEmail: string): SenderState {
    const known = senders.get(fromEmail);
    if (known) return known;
    const fresh: SenderState = { requests: 0, faults: [] };
    senders.set(fromEmail, fresh);
    return fresh;
  }

  function take(fromEmail: string): Fault | undefined {
    const { faults } = sender(fromEmail);
    const planned = faults[0];
    if (planned && planned.times !== null) {
      planned.times -= 1;
      if (planned.times === 0) faults.shift();
    }
    return planned?.fault;
  }

  return {
    plan: (fromEmail, planned) => void sender(fromEmail).faults.push({ ...planned }),
    count: (fromEmail) => void (sender(fromEmail).requests += 1),
    take,
    state: (fromEmail) => senders.get(fromEmail) ?? { requests: 0, faults: [] },
    clear: (fromEmail) => void senders.delete(fromEmail),
  };
}
