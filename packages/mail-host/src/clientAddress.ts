import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * The client that a request counts for: an IPv4 address, or the /64 network of an IPv6 one, since one home has a whole network. Of
 * `X-Forwarded-For` only the entries of the owner's own proxies are believed: the last of them wrote the last entry, and so on to the left.
 */
export function clientAddress(req: IncomingMessage, proxies: number): string {
  const peer = req.socket.remoteAddress ?? '';
  const entries = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const forwarded = proxies === 0 ? undefined : entries.at(-proxies)?.trim();
  return networkOf(forwarded !== undefined && ipaddr.isValid(forwarded) ? forwarded : peer);
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address written as an IPv6 one (`::ffff:192.0.2.1`) becomes the former.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}
