import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whom a request counts for: an IPv4 address, or the first half of an IPv6 one, since a single home owns all of the second. Of
 * `X-Forwarded-For` only what one's own proxies wrote is believed: the last of them tells the last entry, and so on to the left.
 */
export function clientAddress(req: IncomingMessage, proxies: number): string {
  const peer = req.socket.remoteAddress ?? '';
  if (proxies === 0) return network(peer);
  const told = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const address = told.at(-proxies)?.trim() ?? '';
  return network(isIP(address) === 0 ? peer : address);
}

function network(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (ipv4 !== undefined || isIP(address) === 0) return ipv4 ?? address;
  // The URL parser writes every spelling of an address in one way.
  const [left = '', right] = new URL(`http://[${address.replace(/%.*$/u, '')}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [left, right ?? ''].map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':');
}
