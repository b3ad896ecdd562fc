import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

const lingerMilliseconds = 2000;

/** Answers with a text and its length; `type` is a full `Content-Type`. */
export function sendText(res: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  res.end(text);
}

/** Answers with any value as JSON. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  sendText(res, status, JSON.stringify(value), 'application/json');
}

/**
 * Refuses a request whose body nobody will read, with any value as JSON. The answer is sent whole at once; what is
 * still arriving is thrown away for at most two seconds before the connection closes, because closing with unread
 * bytes resets it, and the sender might lose the answer.
 */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = JSON.stringify(value);
  res.writeHead(status, {
    ...headers,
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  if (req.method === 'HEAD') res.flushHeaders();
  else res.write(body);

  const timer = setTimeout(finish, lingerMilliseconds);
  function finish(): void {
    clearTimeout(timer);
    res.end();
  }
  if (req.complete && req.readableEnded) finish();
  else req.once('close', finish).once('end', finish).resume();
}
