import { use } from 'react';

interface Resource<Value> {
  /** Fetches a value once and keeps it; a failed fetch is forgotten, so that the next call tries again. */
  load: (key: string) => Promise<Value>;
  /** Puts in a value that is already at hand (the prerenderer's way). */
  provide: (key: string, value: Value) => void;
  /** While rendering: the value, or React's wait for it. Rendered in a transition, the old page stays until it is there. */
  read: (key: string) => Value;
}

/** What to do so that a read which was shown as a failure is tried again. */
const failures = new Set<() => void>();

/** Clears the failures, so that the next read fetches again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Marks a promise as React itself does, so that `use` has its value at once instead of waiting a moment. */
function markArrived(promise: object, value: unknown): void {
  Object.assign(promise, { status: 'fulfilled', value });
}

/**
 * Whether the document can be loaded anew without a loss: there is a network, and no form holds unsent text (it would object to this event, the
 * browser's own). Browser only.
 */
export function mayLoadAnew(): boolean {
  return navigator.onLine && window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Page code and messages, by key, as they arrive over the network. React's `lazy` would do but for three things: a failed fetch can be
 * tried again, what has arrived is there in the first render (in Node, and while React hydrates), and there is a way out where a fetch
 * fails (a newer deploy, no network): the browser loads the address in full. That happens once: a page loaded in full is complete HTML,
 * and if its script cannot be fetched either, it stays as it is. Where it would lose unsent text, or there is no network, `read` throws.
 */
export function createResource<Value>(fetchValue: (key: string) => Promise<Value>): Resource<Value> {
  /** What is being fetched or has arrived. */
  const requests = new Map<string, Promise<Value>>();
  /** What components wait for: the same, with the way out. */
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
      console.error(error);
      const forget = () => {
        reads.delete(key);
      };
      // The visitor has gone on to another page: coming back tries again.
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
      // Always through `use`: a component that waits in its first render and then reads without it confuses React (its error 467).
      // oxlint-disable-next-line react/rules-of-hooks -- read() itself is only called while rendering
      return use(pending);
    },
  };
}
