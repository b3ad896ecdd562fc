const minute = 60_000;
const longest = 60 * minute;

/**
 * When to try again after so many attempts: after about 1, 2, 4 … 32 minutes, then every hour without end. A fifth more or less, by chance,
 * so that leads which failed together do not come back together.
 */
export function nextAttempt(attempts: number, now: number, random = Math.random()): Date {
  const pause = Math.min(2 ** Math.min(attempts - 1, 10) * minute, longest);
  return new Date(now + pause * (0.8 + 0.4 * random));
}

/** Whether an attempt is due. One that lies further ahead than any pause was set by a clock that has been put back since: it is due, too. */
export function isDue(at: string, now: number): boolean {
  const ahead = Date.parse(at) - now;
  return ahead <= 0 || ahead > 2 * longest;
}
