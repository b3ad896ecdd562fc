import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Log } from './log';

/** What proxies write around an address: spaces, quotes, the brackets of an IPv6 address, and a port, which is after a bracket or an IPv4 address. */
const around = /[\s"[]|\](?::\d+)?|(?<=\.\d+):\d+/gu;

/**
 * Makes the function that finds the client that a request counts for: an IPv4 address, or the /64 network of an IPv6 one, since one home has a whole
 * network. Of `X-Forwarded-For` only the entries of the owner's own proxies are believed: the last of them wrote the last entry, and so on to the left.
 * The first request whose header does not fit the number of proxies is logged.
 */
export function createClientAddress(proxies: number, log: Log): (req: IncomingMessage) => string {
  let isLogged = false;
  return ({ socket, headers: { 'x-forwarded-for': header } }) => {
    const forwarded = String(header).split(',').at(-proxies)?.replaceAll(around, '') ?? '';
    const isRead = proxies > 0 && ipaddr.isValid(forwarded);
    const fits = proxies > 0 ? isRead : header === undefined;
    if (!fits && !isLogged) {
      isLogged = true;
      log({ event: 'forwarded', outcome: proxies > 0 ? 'unreadable' : 'ignored' });
    }
    return networkOf(isRead ? forwarded : (socket.remoteAddress ?? ''));
  };
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address written as an IPv6 one (`::ffff:192.0.2.1`) becomes the former.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}
