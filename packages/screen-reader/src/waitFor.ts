import { setTimeout as wait } from 'node:timers/promises';

const pause = 30;

/** Asks until the answer is neither undefined nor false. After `patience`, in milliseconds, throws an error with what was waited for. */
export async function waitFor<Answer>(
  what: () => string,
  ask: () => Answer | Promise<Answer>,
  patience: number,
): Promise<Exclude<Answer, false | undefined>> {
  for (const end = Date.now() + patience; ; await wait(pause)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer as Exclude<Answer, false | undefined>;
    if (Date.now() > end) throw new Error(what());
  }
}
