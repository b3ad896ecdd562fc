import { setTimeout as wait } from 'node:timers/promises';

const pause = 20;

/** Asks until the answer is neither undefined nor false; an error counts as no answer. After `patience`, in milliseconds, throws an error with the message of `what`. */
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
