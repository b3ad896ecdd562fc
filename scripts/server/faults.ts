import { z } from 'zod';

/** The faults that a test can plan. `simulateFault` implements them. */
const fault = z.enum(['500', '400', '429', 'reset', 'lost', 'hang', 'slow', 'half', 'html', 'redirect', 'noCors']);

export type Fault = z.infer<typeof fault>;

/** The body of `POST /__faults`. The next `times` requests of a sender fail; all of them for null. */
export const faultRequestSchema = z.strictObject({
  fromEmail: z.string(),
  fault,
  times: z.int().positive().nullable().default(1),
});

/** The state of a sender: the number of requests so far, and the planned faults. */
interface SenderState {
  requests: number;
  faults: { fault: Fault; times: number | null }[];
}

/** Counts requests and plans faults for each sender's address, so that parallel tests do not disturb each other. */
export function createFaults() {
  const senders = new Map<string, SenderState>();

  function stateOf(fromEmail: string): SenderState {
    const state = senders.get(fromEmail) ?? { requests: 0, faults: [] };
    senders.set(fromEmail, state);
    return state;
  }

  /** Counts a request, and returns the planned fault for it. */
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
