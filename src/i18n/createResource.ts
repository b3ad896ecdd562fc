import { use } from 'react';

interface Resource<Value> {
  /** Fetches a value once and keeps it; a failed fetch is forgotten, so that the next call tries again. */
  load: (key: string) => Promise<Value>;
  /** Puts in a value that is already at hand (the prerenderer's way). */
  provide: (key: string, value: Value) => void;
  /** While rendering: the value, or React's wait for it. Rendered in a transition, the old page stays until it is there. */
  read: (key: string) => Value;
}

/**
 * A keyed store of things that arrive over the network: page chunks and catalogs. When one that a page needs cannot be fetched
 * (a newer deploy, no network), the browser loads the address in full. That happens once: a page loaded in full is complete HTML,
 * and if its script cannot be fetched either, it stays as it is.
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
      reads.delete(key);
      console.error(error);
      if (window.location.href === href) window.location.reload();
      return new Promise<Value>(() => {});
    }
  }

  return {
    load: (key) => {
      const value = values.get(key);
      return value === undefined ? load(key) : Promise.resolve(value);
    },
    provide: (key, value) => {
      values.set(key, value);
    },
    read: (key) => {
      const value = values.get(key);
      const begun = reads.get(key);
      // A component that has waited waits again when React repeats its rendering: without `use`, its later hooks would be out of order.
      if (value !== undefined && begun === undefined) return value;
      const pending = begun ?? loadOrLeave(key);
      reads.set(key, pending);
      // oxlint-disable-next-line react/rules-of-hooks -- read() itself is only called while rendering
      return use(pending);
    },
  };
}
