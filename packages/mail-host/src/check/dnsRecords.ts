import { resolve4, resolve6, resolveMx, resolveTxt, reverse } from 'node:dns/promises';

/** What is asked of the DNS. Each resolves with nothing where there is no such record, and rejects where the DNS did not answer. */
export interface Dns {
  txt: (name: string) => Promise<readonly string[]>;
  /** Names of mail servers, the preferred one first; `''` is the name of a domain that takes no mail (RFC 7505). */
  mx: (name: string) => Promise<readonly string[]>;
  /** IPv4 and IPv6 addresses. */
  addresses: (name: string) => Promise<readonly string[]>;
  /** Names of an address. */
  names: (address: string) => Promise<readonly string[]>;
}

/** Errors that mean there is no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

async function records<T>(asked: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return [];
    throw error;
  }
}

/** The DNS as this machine knows it. */
export const systemDns: Dns = {
  txt: async (name) => (await records(resolveTxt(name))).map((parts) => parts.join('')),
  mx: async (name) =>
    (await records(resolveMx(name))).toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange),
  addresses: async (name) => (await Promise.all([records(resolve4(name)), records(resolve6(name))])).flat(),
  names: (address) => records(reverse(address)),
};

/** The tags of a record such as `v=DKIM1; k=rsa; p=…`, by their names. */
export function tagsOf(record: string): ReadonlyMap<string, string> {
  const pairs = record.split(';').map((part) => part.split('='));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join('=').replaceAll(/\s/gu, '')]),
  );
}
