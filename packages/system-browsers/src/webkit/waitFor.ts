import { setTimeout as wait } from 'node:timers/promises';

const pause = 10;
const patience = 60_000;

/** Asks until there is an answer; errors meanwhile count as none. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
): Promise<Answer> {
  let lastError: unknown;
  for (const end = Date.now() + patience; Date.now() < end; await wait(pause)) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      lastError = error;
    }
  }
  throw new Error(`${what}: no answer within ${patience / 1000} s.`, { cause: lastError });
}
