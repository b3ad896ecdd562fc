import type { IncomingMessage } from 'node:http';

/**
 * The CORS headers for a page of an allowed origin; undefined for a page of another origin. A request without an origin is allowed: it comes from a
 * program, which could send any origin.
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
