import { use } from 'react';

interface Resource<Value> {
  /** Fetches a value once and keeps it. After a failed fetch the next call tries again. */
  load: (key: string) => Promise<Value>;
  /** Stores a value that needs no fetch; the prerenderer uses it. */
  provide: (key: string, value: Value) => void;
  /** While rendering: returns the value, or suspends. In a transition the old page stays until the value has arrived. */
  read: (key: string) => Value;
}

/** One function for each failed read, which lets the next read try again. */
const failures = new Set<() => void>();

/** Clears the failures, so that the next read retries. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Marks a promise as React itself does, so that `use` returns its value in the first render. */
function markArrived(promise: object, value: unknown): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * Whether a reload of the document loses nothing: there is a network, and no form has unsent text. A form with unsent text cancels the event
 * `beforeunload`.
 */
export function mayLoadAnew(): boolean {
  return navigator.onLine && window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Code or messages by key, fetched over the network. React's `lazy` lacks three things:
 *
 * - A failed fetch can be tried again.
 * - A fetched value is there in the first render, in Node and while React hydrates.
 * - If a fetch fails while rendering (a newer deploy, for example), the browser reloads the address. The reloaded page is complete HTML, so this
 *   happens once. If a reload would lose unsent text, or there is no network, `read` throws.
 */
export function createResource<Value>(fetchValue: (key: string) => Promise<Value>): Resource<Value> {
  /** The promises of running and successful fetches. */
  const requests = new Map<string, Promise<Value>>();
  /** The promises that components wait for: if such a fetch fails, the page is reloaded. */
  const reads = new Map<string, Promise<Value>>();

  function load(key: string) {
    const known = requests.get(key);
    if (known !== undefined) return known;
    const request = fetchValue(key);
    requests.set(key, request);
    request.then(
      (value) => {
        markArrived(request, value);
      },
      () => {
        requests.delete(key);
      },
    );
    return request;
  }

  async function loadOrLeave(key: string) {
    const { href } = window.location;
    try {
      return await load(key);
    } catch (error) {
      // Firefox reports a request that it stops because the visitor leaves the page. On that page no timer ends.
      await new Promise((done) => setTimeout(done, 50));
      console.error(error);
      const forget = () => {
        reads.delete(key);
      };
      // If the visitor has left the page, the next visit tries again.
      if (window.location.href !== href) forget();
      else if (mayLoadAnew()) window.location.reload();
      else {
        failures.add(forget);
        throw error;
      }
      return new Promise<Value>(() => {});
    }
  }

  return {
    load,
    provide: (key, value) => {
      const arrived = Promise.resolve(value);
      markArrived(arrived, value);
      requests.set(key, arrived);
      reads.delete(key);
    },
    read: (key) => {
      const request = requests.get(key);
      const pending = reads.get(key) ?? (request !== undefined && 'value' in request ? request : loadOrLeave(key));
      reads.set(key, pending);
      // Always by `use`: React throws error 467 if a component suspends in its first render and does not call `use` in the next one.
      // oxlint-disable-next-line react/rules-of-hooks -- read() itself is only called while rendering
      return use(pending);
    },
  };
}
