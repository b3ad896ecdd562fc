import { use } from 'react';
import { mayLoadAnew } from './mayLoadAnew';

interface Resource<Value> {
  /** Fetches a value once and keeps it; a failed fetch is forgotten, so that the next call tries again. */
  load: (key: string) => Promise<Value>;
  /** Puts in a value that is already at hand (the prerenderer's way). */
  provide: (key: string, value: Value) => void;
  /** While rendering: the value, or React's wait for it. Rendered in a transition, the old page stays until it is there. */
  read: (key: string) => Value;
}

/** A promise whose value React's `use` has at once. */
function arrived<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Ways to forget fetches that failed and were shown as failures. */
const failures = new Set<() => void>();

/** Whoever comes back to what could not be fetched, or tries again, has it fetched again. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * A keyed store of things that arrive over the network: page chunks and catalogs. When one that a page needs cannot be fetched
 * (a newer deploy, no network), the browser loads the address in full. That happens once: a page loaded in full is complete HTML,
 * and if its script cannot be fetched either, it stays as it is. Where that would lose
 * unsent text, or there is no network, nothing is loaded in full: `read` throws.
 */
export function createResource<Value>(fetchValue: (key: string) => Promise<Value>): Resource<Value> {
  const values = new Map<string, Value>();
  const requests = new Map<string, Promise<Value>>();
  const reads = new Map<string, Promise<Value>>();

  async function fetchOnce(key: string) {
    try {
      const value = await fetchValue(key);
      values.set(key, value);
      return value;
    } finally {
      requests.delete(key);
    }
  }

  function load(key: string) {
    const request = requests.get(key) ?? fetchOnce(key);
    if (!values.has(key)) requests.set(key, request);
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
      const mayLeave = await mayLoadAnew();
      // The visitor has gone on to another page: whoever comes back tries again.
      if (window.location.href !== href) forget();
      else if (mayLeave) window.location.reload();
      else {
        failures.add(forget);
        throw error;
      }
      return new Promise<Value>(() => {});
    }
  }

  function reading(key: string) {
    const value = values.get(key);
    return value === undefined ? loadOrLeave(key) : arrived(value);
  }

  return {
    load: (key) => {
      const value = values.get(key);
      return value === undefined ? load(key) : Promise.resolve(value);
    },
    provide: (key, value) => {
      values.set(key, value);
      reads.delete(key);
    },
    read: (key) => {
      const pending = reads.get(key) ?? reading(key);
      reads.set(key, pending);
      // Always through `use`: a component that waits in its first render and then reads without it confuses React (its error 467).
      // oxlint-disable-next-line react/rules-of-hooks -- read() itself is only called while rendering
      return use(pending);
    },
  };
}
