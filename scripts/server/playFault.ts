import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';
import { sendJson, sendText } from './respond';

/** How long the fault `slow` keeps a sender waiting. */
export const slowMilliseconds = 1500;

/** Where `redirect` leads: a path that says yes to any method. */
export const redirectPath = '/api/sent';

/**
 * Where `reset` leads: a path that breaks every connection. A browser sends a request again by itself when a connection
 * that it had kept breaks before the answer; there, all its attempts fail, and only the first send counts.
 */
export const resetPath = '/api/reset';

/** Where `noCors` leads: a path that answers any method without a word about other origins. */
export const noCorsPath = '/api/noCors';

/**
 * Lets one send fail in a real way. `store` keeps the mail and returns its success body; it is called exactly for the
 * faults that still end in an answer of 200 (`slow`, `half`, `html`, `redirect`), since the sender may count on it, and for `lost`, where the
 * mail is kept and the sender never learns it.
 */
export async function playFault(
  fault: Fault,
  req: IncomingMessage,
  res: ServerResponse,
  store: () => Promise<unknown>,
): Promise<void> {
  switch (fault) {
    case '500':
      return sendJson(res, 500, { error: 'The mail host is out of order (a planned fault)' });
    case '400':
      return sendJson(res, 400, { error: 'The mail was refused (a planned fault)' });
    case '429':
      res.setHeader('Retry-After', '30');
      return sendJson(res, 429, { error: 'Too many mails (a planned fault)' });
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
