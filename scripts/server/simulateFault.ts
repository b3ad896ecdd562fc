import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';
import { sendError, sendJson, sendText } from './respond';

/** How long the fault `slow` keeps a sender waiting. */
export const slowMilliseconds = 3000;

/** Where `redirect` leads: a path that answers any method with 200. */
export const redirectPath = '/api/sent';

/**
 * Where `reset` leads: a path that breaks every connection. A browser sends a request again by itself when a connection
 * that it had kept breaks before the answer; there, all its attempts fail, and only the first send counts.
 */
export const resetPath = '/api/reset';

/** Where `noCors` leads: a path whose answers have no CORS headers. */
export const noCorsPath = '/api/noCors';

/**
 * Answers one request as a mail host in trouble does. `store` keeps the mail and returns the usual answer. It is called for the faults after
 * which the sender hears of a success (`slow`, `half`, `html`, `redirect`), and for `lost`: the mail is kept, and the sender never learns it.
 */
export async function simulateFault(
  fault: Fault,
  req: IncomingMessage,
  res: ServerResponse,
  store: () => Promise<unknown>,
): Promise<void> {
  switch (fault) {
    case '500':
      return sendError(res, 500, 'planned', 'The mail host is out of order (a planned fault)');
    case '400':
      return sendError(res, 400, 'planned', 'The mail was refused (a planned fault)');
    case '429':
      res.setHeader('Retry-After', '30');
      return sendError(res, 429, 'planned', 'Too many mails (a planned fault)');
    case 'reset':
      return redirect(res, 307, resetPath);
    case 'lost':
      await store();
      return redirect(res, 307, resetPath);
    case 'hang':
      return;
    case 'slow': {
      const sent = await store();
      await wait(slowMilliseconds);
      return sendJson(res, 200, sent);
    }
    case 'half':
      return sendHalf(res, JSON.stringify(await store()));
    case 'html':
      await store();
      return sendText(res, 200, '<!doctype html><title>Sent</title>', 'text/html; charset=utf-8');
    case 'redirect':
      await store();
      return redirect(res, 302, redirectPath);
    case 'noCors':
      return redirect(res, 307, `${secondOrigin(req)}${noCorsPath}`);
  }
}

function sendHalf(res: ServerResponse, text: string): void {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length });
  res.write(text.slice(0, text.length / 2), () => res.destroy());
}

function redirect(res: ServerResponse, status: 302 | 307, location: string): void {
  res.writeHead(status, { Location: location, 'Content-Length': 0 });
  res.end();
}

/** The same server under its other name, which to a browser is another origin. */
function secondOrigin(req: IncomingMessage): string {
  const name = /^localhost(?::|$)/iu.test(req.headers.host ?? '') ? '127.0.0.1' : 'localhost';
  return `http://${name}:${req.socket.localPort}`;
}
