const minute = 60_000;
const longest = 60 * minute;

/**
 * The time of the next attempt: after about 1, 2, 4 … 32 minutes, then every hour without end. The pause is random within 20 %, so that leads
 * that failed together are not tried together again.
 */
export function nextAttempt(attempts: number, now: number, random = Math.random()): Date {
  const pause = Math.min(2 ** Math.min(attempts - 1, 10) * minute, longest);
  return new Date(now + pause * (0.8 + 0.4 * random));
}

/** Whether an attempt is due. It also is if it is further away than the longest pause: then somebody has set the clock back. */
export function isDue(at: string, now: number): boolean {
  const ahead = Date.parse(at) - now;
  return ahead <= 0 || ahead > 2 * longest;
}
