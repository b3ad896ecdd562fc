import type { IncomingMessage } from 'node:http';

/**
 * The headers by which a browser lets a page of an allowed origin send and read the answer; undefined for a page of another origin. A request that
 * names no origin comes from no page: the check cannot stop it, since it could name any.
 */
export function originHeaders(
  req: IncomingMessage,
  allowed: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const { origin } = req.headers;
  if (origin === undefined) return {};
  if (!allowed.includes(origin)) return undefined;
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
    'Access-Control-Max-Age': '600',
  };
}
