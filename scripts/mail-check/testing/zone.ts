import type { Dns } from '../dnsRecords';

/** The records of some names, and the names of some addresses; nothing else exists. */
export interface Zone {
  txt?: Readonly<Record<string, readonly string[]>>;
  mx?: Readonly<Record<string, readonly string[]>>;
  addresses?: Readonly<Record<string, readonly string[]>>;
  names?: Readonly<Record<string, readonly string[]>>;
}

/** A DNS that knows one zone. */
export function dnsOf({ txt = {}, mx = {}, addresses = {}, names = {} }: Zone): Dns {
  return {
    txt: async (name) => txt[name] ?? [],
    mx: async (name) => mx[name] ?? [],
    addresses: async (name) => addresses[name] ?? [],
    names: async (address) => names[address] ?? [],
  };
}
