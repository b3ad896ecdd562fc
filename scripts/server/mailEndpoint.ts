import type { IncomingMessage, ServerResponse } from 'node:http';
import { check, checkPayload } from '@nine-blocks/email-payload/checkPayload';
import { singleLine } from '@nine-blocks/email-payload/singleLine';
import { createFaults, faultRequestSchema } from './faults';
import { createMailbox } from './mailbox';
import { receive } from './receive';
import { parseTarget } from './requestTarget';
import { type Handler, sendError, sendJson, sendText } from './respond';
import { faultPaths, simulateFault } from './simulateFault';

/** `folder` contains the mails; the default is the variable MAILBOX, else `.mailbox`. `log` gets a line for each stored mail. */
interface MailEndpointOptions {
  folder?: string;
  log?: (line: string) => void;
}

/** Answers a method of a path. `fromEmail` comes from the query. */
type Action = (req: IncomingMessage, res: ServerResponse, fromEmail: string | null) => void | Promise<void>;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};
const openPaths = new Set<string>(['/api/sendEmail', faultPaths.sent]);

/**
 * The local mail host: `/api/sendEmail` as the forms call it, `/__mailbox` for people and tests, `/__faults` for tests.
 * It passes other paths to `next`, and errors such as a folder that is not writable.
 */
export function createMailEndpoint({
  folder = process.env['MAILBOX'] || '.mailbox',
  log = console.log,
}: MailEndpointOptions = {}): Handler {
  const mailbox = createMailbox(folder);
  const faults = createFaults();

  const routes: Readonly<Record<string, Readonly<Record<string, Action>>>> = {
    '/api/sendEmail': {
      OPTIONS: (_req, res) => void res.writeHead(204).end(),
      POST: async (req, res) => {
        const payload = await receive(req, res, checkPayload);
        if (payload === undefined) return;
        const store = async () => {
          const { id } = mailbox.store(payload);
          // Direction marks in a subject would reorder the words in the terminal.
          log(singleLine(`Mail from ${payload.fromEmail}: ${payload.subject}`));
          return { ok: true, id };
        };
        const fault = faults.take(payload.fromEmail);
        if (fault === undefined) sendJson(res, 200, await store());
        else await simulateFault(fault, req, res, store);
      },
    },
    '/__mailbox': {
      GET: (_req, res, fromEmail) =>
        sendText(res, 200, JSON.stringify(mailbox.list(fromEmail), null, 2), 'application/json'),
    },
    '/__faults': {
      GET: (_req, res, fromEmail) => sendJson(res, 200, faults.stateOf(fromEmail ?? '')),
      POST: async (req, res) => {
        const planned = await receive(req, res, (json) => check(faultRequestSchema, json));
        if (planned === undefined) return;
        const { fromEmail, ...fault } = planned;
        faults.stateOf(fromEmail).faults.push(fault);
        sendJson(res, 200, faults.stateOf(fromEmail));
      },
    },
  };

  return (req, res, next) => {
    const { path = '', search = '' } = parseTarget(req.url ?? '') ?? {};
    if (openPaths.has(path)) res.setHeaders(new Map(Object.entries(corsHeaders)));
    if (path === faultPaths.sent || path === faultPaths.noCors) return sendJson(res, 200, { ok: true });
    if (path === faultPaths.reset) return void req.socket.resetAndDestroy();
    const actions = routes[path];
    if (actions === undefined) return next();
    res.setHeader('Cache-Control', 'no-store');
    const action = actions[req.method ?? ''];
    if (action === undefined)
      return sendError(res, 405, 'method', `Only ${Object.keys(actions).join(', ')} can be used here`);
    const fromEmail = new URLSearchParams(search).get('fromEmail');
    new Promise<void>((done) => done(action(req, res, fromEmail))).catch(next);
  };
}
