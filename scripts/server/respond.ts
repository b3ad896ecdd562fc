import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request handler as in Connect: it answers, or calls `next` for other paths, with an error after a failure. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** Answers with a text. `type` is the `Content-Type`. */
export function sendText(res: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/** Answers with a value as JSON. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  sendText(res, status, JSON.stringify(value), 'application/json');
}

/** Answers with an error in the format of the mail host: a code for programs, a message for people. */
export function sendError(res: ServerResponse, status: number, error: string, message: string): void {
  sendJson(res, status, { error, message });
}
