import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Log } from './log';

/** The characters that proxies write around an address: spaces, quotes, the brackets of an IPv6 address, and a port after a bracket or an IPv4 address. */
const around = /[\s"[]|\](?::\d+)?|(?<=\.\d+):\d+/gu;

/**
 * Makes the function that finds the client of a request: an IPv4 address, or the /64 network of an IPv6 address, because one home has a whole
 * network. It trusts only the last entries of `X-Forwarded-For`, one for each of the owner's proxies. It logs the first request whose header does not
 * match the number of proxies.
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
  // This turns an IPv4 address in IPv6 form (`::ffff:192.0.2.1`) into plain IPv4.
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
    : parsed.toString();
}
