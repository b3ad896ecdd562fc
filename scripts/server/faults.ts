import { z } from 'zod';

/** The ways in which sending can be made to fail; `simulateFault` shows what each one does. */
const fault = z.enum(['500', '400', '429', 'reset', 'lost', 'hang', 'slow', 'half', 'html', 'redirect', 'noCors']);

export type Fault = z.infer<typeof fault>;

/** The body of `POST /__faults`: the next `times` requests of a sender fail, or all of them when null. */
export const faultRequestSchema = z.strictObject({
  fromEmail: z.string(),
  fault,
  times: z.int().positive().nullable().default(1),
});

/** The state of one sender: how many requests have arrived, and which faults are still planned. */
interface SenderState {
  requests: number;
  faults: { fault: Fault; times: number | null }[];
}

/** Counts requests and plans faults, in memory and by the sender's address, so that parallel tests do not meet. */
export function createFaults() {
  const senders = new Map<string, SenderState>();

  function stateOf(fromEmail: string): SenderState {
    const state = senders.get(fromEmail) ?? { requests: 0, faults: [] };
    senders.set(fromEmail, state);
    return state;
  }

  /** Counts a request and returns the fault that it meets. */
  function take(fromEmail: string): Fault | undefined {
    const state = stateOf(fromEmail);
    state.requests += 1;
    const [planned] = state.faults;
    if (planned !== undefined && planned.times !== null) {
      planned.times -= 1;
      if (planned.times === 0) state.faults.shift();
    }
    return planned?.fault;
  }

  return { stateOf, take };
}
