import { setTimeout as wait } from 'node:timers/promises';

const pause = 20;

/** Calls a function until its result is neither undefined nor false. It ignores errors until `patience` has passed (milliseconds), then throws the message of `what`. */
export async function waitFor<Answer>(
  what: () => string,
  ask: () => Answer | Promise<Answer>,
  patience = 60_000,
): Promise<Exclude<Answer, false | undefined>> {
  for (const end = Date.now() + patience; ; await wait(pause)) {
    let cause: unknown;
    try {
      const answer = await ask();
      if (answer !== undefined && answer !== false) return answer as Exclude<Answer, false | undefined>;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > end) throw new Error(what(), { cause });
  }
}
