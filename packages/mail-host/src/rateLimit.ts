interface Window {
  requests: number;
  /** The end of the window in milliseconds, as `Date.now` returns it. */
  ends: number;
}

/** The largest number of clients in memory. A new client replaces the one with the oldest window. */
const maxClients = 20_000;

/** Counts a client's request. Returns 0 if it is allowed, else the seconds until the next request is allowed. */
export type RateLimit = (client: string, now: number) => number;

/**
 * Limits the requests of each client in a window of some seconds, which starts with its first request. Libraries keep every client until its window
 * ends. This function keeps a fixed number of clients, so that many clients together cannot fill the memory.
 */
export function createRateLimit({ requests, seconds }: { requests: number; seconds: number }): RateLimit {
  // All windows have the same length, so they end in the order of insertion.
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
