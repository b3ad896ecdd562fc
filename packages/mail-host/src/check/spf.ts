import ipaddr from 'ipaddr.js';
import type { Dns } from './dnsRecords';

/** What a domain's SPF record says of an address (RFC 7208, 2.6), but for errors of the DNS, which reject. */
type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none';

/** A record that receivers cannot evaluate: they treat all mails of the domain as unproved. */
export class SpfError extends Error {}

const results: Readonly<Record<string, SpfResult>> = {
  '': 'pass',
  '+': 'pass',
  '-': 'fail',
  '~': 'softfail',
  '?': 'neutral',
};

/** How many terms of a record, included ones too, may ask the DNS. */
const maxLookups = 10;

/** The SPF record of a domain, undefined without one. Throws an SpfError for several. */
export async function spfRecord(dns: Dns, domain: string): Promise<string | undefined> {
  const found = (await dns.txt(domain)).filter((text) => /^v=spf1(?: |$)/iu.test(text));
  if (found.length > 1) throw new SpfError(`${domain} has ${found.length} SPF records, there may be one`);
  return found[0];
}

function isWithin(address: string, network: string, prefix: string | undefined): boolean {
  const [one, other] = [ipaddr.process(address), ipaddr.parse(network)];
  if (one.kind() !== other.kind()) return false;
  return one.match(other, prefix === undefined ? (one.kind() === 'ipv4' ? 32 : 128) : Number(prefix));
}

/** What the SPF record of a domain says of an address. Throws an SpfError where receivers cannot evaluate it. Macros are not evaluated: they match nothing. */
export async function evaluateSpf(dns: Dns, domain: string, address: string): Promise<SpfResult> {
  let lookups = 0;
  const count = () => {
    lookups += 1;
    if (lookups > maxLookups) throw new SpfError(`the SPF record of ${domain} needs more than ${maxLookups} lookups`);
  };

  async function hasAddress(name: string, prefixes: string): Promise<boolean> {
    const [, v4, v6] = /^(?:\/(\d+))?(?:\/\/(\d+))?$/u.exec(prefixes) ?? [];
    const known = await dns.addresses(name);
    return known.some((one) => isWithin(address, one, one.includes(':') ? v6 : v4));
  }

  async function matches(mechanism: string, name: string, prefixes: string, of: string): Promise<boolean> {
    if (mechanism === 'all') return true;
    if (mechanism === 'ip4' || mechanism === 'ip6') {
      if (!ipaddr.isValid(name)) throw new SpfError(`${name} in the SPF record of ${of} is no address`);
      return isWithin(address, name, prefixes.slice(1) || undefined);
    }
    count();
    if (name.includes('%')) return false;
    if (mechanism === 'a') return hasAddress(name || of, prefixes);
    if (mechanism === 'exists') return (await dns.addresses(name)).length > 0;
    if (mechanism === 'mx') {
      for (const host of await dns.mx(name || of)) if (await hasAddress(host, prefixes)) return true;
      return false;
    }
    if (mechanism === 'ptr') {
      return (await dns.names(address)).some((host) => `.${host}`.endsWith(`.${name || of}`));
    }
    const included = await resultOf(name);
    if (included === 'none') throw new SpfError(`${name}, which the SPF record of ${of} includes, has none`);
    return included === 'pass';
  }

  async function resultOf(of: string): Promise<SpfResult> {
    const record = await spfRecord(dns, of);
    if (record === undefined) return 'none';
    const terms = record.split(' ').slice(1).filter(Boolean);
    for (const term of terms) {
      const [, sign = '', mechanism = '', name = '', prefixes = ''] =
        /^([-+~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/]+))?((?:\/\d+){0,1}(?:\/\/\d+)?)$/iu.exec(term) ?? [];
      if (mechanism === '' && !/^[a-z][\w.-]*=/iu.test(term))
        throw new SpfError(`“${term}” in the SPF record of ${of} is not known`);
      if (mechanism !== '' && (await matches(mechanism.toLowerCase(), name, prefixes, of)))
        return results[sign] ?? 'neutral';
    }
    const [, other] = terms.map((term) => /^redirect=(.+)$/iu.exec(term)).find((found) => found !== null) ?? [];
    if (other === undefined) return 'neutral';
    count();
    return resultOf(other);
  }

  return resultOf(domain);
}
