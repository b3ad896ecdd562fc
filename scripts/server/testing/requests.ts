import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Sends a request for a path without the changes that `fetch` would make. Resolves with status and headers of the answer. */
export async function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

/** The options to post a value as JSON. */
export function jsonPost(value: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  };
}

/** The JSON of an answer. The caller knows its type. */
export async function jsonOf<T>(answer: Response | Promise<Response>): Promise<T> {
  const json: T = await (await answer).json();
  return json;
}
