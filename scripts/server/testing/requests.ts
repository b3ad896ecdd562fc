import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Sends a request for exactly this path, which `fetch` would tidy up, and resolves with the answer's status and headers. */
export async function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
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
