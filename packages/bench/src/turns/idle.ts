import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

interface Times {
  idle: number;
  total: number;
}

function timesNow(): Times {
  const all = cpus().map(({ times }) => times);
  const idle = all.reduce((sum, times) => sum + times.idle, 0);
  return { idle, total: all.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}

/** How much of all processors was used for a while: 0 to 1. */
async function busyShare(milliseconds: number): Promise<number> {
  const before = timesNow();
  await wait(milliseconds);
  const after = timesNow();
  const total = after.total - before.total;
  return total === 0 ? 0 : 1 - (after.idle - before.idle) / total;
}

/** Longer than any program that only tidies up. */
const patience = 60_000;

/** Waits until the processors are used by at most a share, for a second; false where they still are not after a minute. */
export async function becomesIdle(most: number): Promise<boolean> {
  const end = performance.now() + patience;
  while ((await busyShare(1000)) > most) if (performance.now() > end) return false;
  return true;
}

/** Whether the processors are used by at most a share right now, that is for half a second. */
export async function isIdle(most: number): Promise<boolean> {
  // The browser that was just closed has something to tidy up.
  await wait(500);
  return (await busyShare(500)) <= most;
}
