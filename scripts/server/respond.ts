import type { IncomingMessage, ServerResponse } from 'node:http';

/** A connect-style request handler: it answers, or calls `next` for the paths of others, with an error when something broke. */
export type Handler = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** Answers with a text and its length; `type` is a full `Content-Type`. */
export function sendText(res: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

/** Answers with any value as JSON. */
export function sendJson(res: ServerResponse, status: number, value: unknown): void {
  sendText(res, status, JSON.stringify(value), 'application/json');
}

/** Answers with an error as mail hosts word it: a code for programs, a message for people. */
export function sendError(res: ServerResponse, status: number, error: string, message: string): void {
  sendJson(res, status, { error, message });
}
