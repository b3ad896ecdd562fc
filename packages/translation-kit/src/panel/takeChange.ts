import type { IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { MessageChange } from './messagesEndpoint';

const localAddress = /^(?:127\.|::1$|::ffff:127\.)/;
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether a request comes from a page of this server on this machine. No other page or machine may write files. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return localAddress.test(socket.remoteAddress ?? '') && localHost.test(host) && origin === `http://${host}`;
}

/** The largest size of a request in bytes. The longest message is much shorter. */
const mostBytes = 100_000;

const isChange = (json: unknown): json is MessageChange => {
  if (typeof json !== 'object' || json === null) return false;
  const of = (name: string): unknown => Reflect.get(json, name);
  return (
    ['locale', 'id', 'text', 'by'].every((name) => typeof of(name) === 'string') && typeof of('save') === 'boolean'
  );
};

/** Reads the change in a request; undefined if the request is invalid. */
export async function takeChange(req: IncomingMessage): Promise<MessageChange | undefined> {
  const { 'content-type': type = '', 'content-length': length } = req.headers;
  if (!type.startsWith('application/json') || !(Number(length) <= mostBytes)) return undefined;
  try {
    const json: unknown = JSON.parse(await textOf(req));
    return isChange(json) ? json : undefined;
  } catch {
    return undefined;
  }
}
