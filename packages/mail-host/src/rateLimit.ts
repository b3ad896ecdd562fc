interface Window {
  requests: number;
  /** When it ends, in milliseconds as `Date.now` counts them. */
  ends: number;
}

/** Clients that are remembered at a time; the one whose window began first makes room for another. */
const maxClients = 20_000;

/** Counts a client's request: 0 when it is one of those allowed, else the seconds until its next one is. */
export type RateLimit = (client: string, now: number) => number;

/**
 * Allows each client so many requests in a window of so many seconds, which begins with its first. Libraries for this remember every client until
 * its window ends; this one has room for a fixed number, so that many clients together cannot fill the memory.
 */
export function createRateLimit({ requests, seconds }: { requests: number; seconds: number }): RateLimit {
  // All windows last equally long, so the order of insertion is also that in which they end.
  const windows = new Map<string, Window>();

  return (client, now) => {
    for (const [name, { ends }] of windows) {
      if (ends > now && windows.size < maxClients) break;
      windows.delete(name);
    }
    const window = windows.get(client) ?? { requests: 0, ends: now + seconds * 1000 };
    window.requests += 1;
    windows.set(client, window);
    return window.requests > requests ? Math.ceil((window.ends - now) / 1000) : 0;
  };
}
