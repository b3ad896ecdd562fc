import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Site } from './site';

/** Spellings of a way up, as one segment of a path or more. */
export const outside = [
  '..',
  '%2e%2e',
  '.%2E',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '%252e%252e',
  '....',
  '..;',
  '..%00',
  '%c0%ae%c0%ae',
];

/** Sends a GET for exactly this path, which `fetch` would tidy up, and resolves with the whole answer. */
export function get(site: Site, path: string, headers = ''): Promise<string> {
  return site.raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);
}

/** The status of a request that names another host than the one it is sent to, as a browser does where a foreign name leads to this machine. */
export async function statusFor(host: string, url: string, method = 'GET'): Promise<number | undefined> {
  const sent = request(url, { method, headers: { Host: host }, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** The options of a POST of any value as JSON. */
export function jsonPost(value: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}

/** The JSON of an answer, as the type that the caller knows it has. */
export async function jsonOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const json: T = await (await answer).json();
  return json;
}
