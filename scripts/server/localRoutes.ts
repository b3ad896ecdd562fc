import type { IncomingMessage, ServerResponse } from 'node:http';
import { check } from '@nine-blocks/email-payload/checkPayload';
import { faultRequestSchema, type Faults } from './faults';
import type { Mailbox } from './mailbox';
import { mailboxPolicy, renderMailbox } from './mailboxPage';
import { receiveJson, refuse } from './receiveJson';
import { sendJson, sendText } from './respond';

/** One method of one path; `fromEmail` is the query's. May answer later; rejects for what nobody foresaw. */
type Action = (req: IncomingMessage, res: ServerResponse, fromEmail: string | null) => void | Promise<void>;

/** Path, method, action. */
export type Routes = Readonly<Record<string, Readonly<Record<string, Action>>>>;

/** `/__mailbox` for people and `/__mailbox.json` for tests; `?fromEmail=` narrows both to one sender. */
export function mailboxRoutes(mailbox: Mailbox): Routes {
  return {
    '/__mailbox': {
      GET: async (_req, res, fromEmail) => {
        res.setHeader('Content-Security-Policy', mailboxPolicy);
        res.setHeader('Cache-Control', 'no-store');
        sendText(res, 200, renderMailbox(await mailbox.list(fromEmail)), 'text/html; charset=utf-8');
      },
    },
    '/__mailbox.json': {
      GET: async (_req, res, fromEmail) => {
        res.setHeader('Cache-Control', 'no-store');
        sendJson(res, 200, await mailbox.list(fromEmail));
      },
      DELETE: async (_req, res, fromEmail) => {
        await mailbox.clear(fromEmail);
        res.writeHead(204).end();
      },
    },
  };
}

/** `/__faults`: plan one with POST, see count and plan of `?fromEmail=` with GET, forget both with DELETE. */
export function faultRoutes(faults: Faults): Routes {
  return {
    '/__faults': {
      GET: (_req, res, fromEmail) => {
        res.setHeader('Cache-Control', 'no-store');
        sendJson(res, 200, faults.state(fromEmail ?? ''));
      },
      POST: async (req, res) => {
        const received = await receiveJson(req, res);
        if (!received) return;
        const checked = check(faultRequestSchema, received.json);
        if (!checked.ok) return refuse(res, 'payload', checked.reason);
        const { fromEmail, fault, times } = checked.value;
        faults.plan(fromEmail, { fault, times });
        sendJson(res, 200, faults.state(fromEmail));
      },
      DELETE: (_req, res, fromEmail) => {
        faults.clear(fromEmail ?? '');
        res.writeHead(204).end();
      },
    },
  };
}
