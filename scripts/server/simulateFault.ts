import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults';
import { sendError, sendJson, sendText } from './respond';

/** The delay of the fault `slow`. */
const slowMilliseconds = 3000;

/** Paths to which some faults redirect. The mail endpoint answers the first two with 200, `noCors` without CORS headers, and breaks connections to `reset`. */
export const faultPaths = { sent: '/api/sent', noCors: '/api/noCors', reset: '/api/reset' } as const;

/** Answers a request with a fault. Some faults call `store`, which keeps the mail and returns the usual answer. */
export async function simulateFault(
  fault: Fault,
  req: IncomingMessage,
  res: ServerResponse,
  store: () => Promise<unknown>,
): Promise<void> {
  switch (fault) {
    case '500':
    case '400':
    case '429':
      return sendError(res, Number(fault), 'planned', 'This is a planned fault');
    case 'reset':
      // A browser repeats a request whose connection breaks before the answer. After the redirect the repeated request is not counted.
      return redirect(res, 307, faultPaths.reset);
    case 'hang':
      return;
    case 'noCors':
      return redirect(res, 307, `${secondOrigin(req)}${faultPaths.noCors}`);
    case 'lost':
      await store();
      return redirect(res, 307, faultPaths.reset);
    case 'slow': {
      const sent = await store();
      await wait(slowMilliseconds);
      return sendJson(res, 200, sent);
    }
    case 'half':
      await store();
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
      res.write('{"ok":', () => res.destroy());
      return;
    case 'html':
      await store();
      return sendText(res, 200, '<!doctype html><title>Sent</title>', 'text/html; charset=utf-8');
    case 'redirect':
      await store();
      return redirect(res, 302, faultPaths.sent);
  }
}

function redirect(res: ServerResponse, status: 302 | 307, location: string): void {
  res.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

/** The other name of this server, which is another origin for a browser. */
function secondOrigin(req: IncomingMessage): string {
  const name = req.headers.host?.startsWith('localhost') === true ? '127.0.0.1' : 'localhost';
  return `http://${name}:${req.socket.localPort}`;
}
