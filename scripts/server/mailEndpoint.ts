import { createFaults } from './faults';
import type { Handler } from './handler';
import { faultRoutes, mailboxRoutes, type Routes } from './localRoutes';
import { createMailbox } from './mailbox';
import { receiveMail, type Receiver } from './receiveMail';
import { parseTarget } from './requestTarget';
import { sendError, sendJson } from './respond';
import { noCorsPath, redirectPath, resetPath } from './simulateFault';

/** `folder` holds the mails; `log` gets one line per stored mail. */
interface MailEndpointOptions {
  folder: string;
  log: (line: string) => void;
}

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
} as const;
const openPaths = new Set(['/api/sendEmail', redirectPath]);

/**
 * The local mail host: `/api/sendEmail` as the forms call it, and for people and tests `/__mailbox`,
 * `/__mailbox.json` and `/__faults`. Other paths go to `next`, as do errors (e.g. a folder that can't be written).
 */
export function createMailEndpoint({ folder, log }: MailEndpointOptions): Handler {
  const receiver: Receiver = {
    mailbox: createMailbox(folder),
    faults: createFaults(),
    log,
  };
  const routes: Routes = {
    '/api/sendEmail': {
      OPTIONS: (_req, res) => void res.writeHead(204).end(),
      POST: (req, res) => receiveMail(req, res, receiver),
    },
    ...mailboxRoutes(receiver.mailbox),
    ...faultRoutes(receiver.faults),
  };

  return (req, res, next) => {
    const { path = '', search = '' } = parseTarget(req.url ?? '') ?? {};
    if (openPaths.has(path)) res.setHeaders(new Map(Object.entries(corsHeaders)));
    if (path === redirectPath || path === noCorsPath) {
      return sendJson(res, 200, { ok: true });
    }
    if (path === resetPath) {
      req.socket.resetAndDestroy();
      return;
    }
    const actions = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!actions) return next();
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
    const action = Object.hasOwn(actions, method) ? actions[method] : undefined;
    if (!action) {
      const allowed = Object.keys(actions).join(', ');
      res.setHeader('Allow', allowed);
      return sendError(res, 405, 'method', `Only ${allowed} can be used here`);
    }
    void attempt(() => action(req, res, new URLSearchParams(search).get('fromEmail')), next);
  };
}

async function attempt(act: () => void | Promise<void>, next: (error: unknown) => void): Promise<void> {
  try {
    await act();
  } catch (error) {
    next(error);
  }
}
