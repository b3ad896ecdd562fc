import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createClientAddress } from './clientAddress';
import { brokenEntry, createClientHash, type Log } from './log';
import { originHeaders } from './originHeaders';
import type { Outbox } from './outbox/outbox';
import { createRateLimit } from './rateLimit';
import { type Refusal, refusals } from './refusals';
import type { MailHostSettings } from './settings';
import { mostAside, type Outcome, takeLead } from './takeLead';
import { healthOf } from './watch';

const everyAnswer = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Origin' } as const;

const methods: Readonly<Record<string, readonly string[]>> = {
  '/api/sendEmail': ['POST', 'OPTIONS'],
  '/health': ['GET', 'HEAD'],
  '/live': ['GET', 'HEAD'],
};

/** Makes the function that answers a request. It rejects only for unexpected errors. `whenKept` is called after each lead. */
export function createAnswer(settings: MailHostSettings, outbox: Outbox, log: Log, whenKept: () => void) {
  const rateLimit = createRateLimit(settings.rate);
  const asideLimit = createRateLimit({ ...settings.rate, requests: mostAside });
  const taker = { settings, outbox, rateLimit, asideLimit };
  const clientAddress = createClientAddress(settings.proxies, log);
  const hashOf = createClientHash();

  async function outcomeOf(req: IncomingMessage, id: string, client: string): Promise<Outcome> {
    try {
      return await takeLead(req, id, client, taker);
    } catch (error) {
      log(brokenEntry(error));
      return { code: 'broken' };
    }
  }

  async function answerSend(req: IncomingMessage, res: ServerResponse, allowed: boolean): Promise<void> {
    const started = performance.now();
    const id = randomUUID();
    const client = clientAddress(req);
    res.setHeader('X-Request-Id', id);
    const outcome: Outcome = allowed ? await outcomeOf(req, id, client) : { code: 'origin' };
    const ms = Math.round(performance.now() - started);
    const entry = { event: 'request', id, client: hashOf(client), ms } as const;
    if (outcome === 'aborted') return log({ ...entry, outcome });
    if ('kept' in outcome) {
      const { kept, isOverLimit } = outcome;
      const lead = { ...(kept !== id && { lead: kept }), ...(isOverLimit && { reason: 'rate' as const }) };
      log({ ...entry, outcome: 'kept', status: 200, ...lead });
      sendJson(res, 200, { ok: true, id: kept });
      return whenKept();
    }
    const { status } = refusals[outcome.code];
    const reason = { reason: outcome.code, cause: outcome.cause, status };
    log({ ...entry, ...(status < 500 ? { outcome: 'refused' } : { outcome: 'failed', level: 'error' }), ...reason });
    answerRefusal(res, outcome);
  }

  async function answerHealth(res: ServerResponse): Promise<void> {
    try {
      const health = await healthOf(outbox);
      sendJson(res, health.status === 'ok' ? 200 : 503, health);
    } catch (error) {
      log(brokenEntry(error));
      answerRefusal(res, { code: 'unavailable' });
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeaders(new Map(Object.entries(everyAnswer)));
    const [path = ''] = (req.url ?? '').split('?');
    const known = Object.hasOwn(methods, path) ? methods[path] : undefined;
    if (known === undefined) return answerRefusal(res, { code: 'path' });
    if (!known.includes(req.method ?? '')) {
      res.setHeader('Allow', known.join(', '));
      return answerRefusal(res, { code: 'method' });
    }
    if (path === '/live') return sendJson(res, 200, { status: 'ok' });
    if (path === '/health') return answerHealth(res);

    const headers = originHeaders(req, settings.origins);
    res.setHeaders(new Map(Object.entries(headers ?? {})));
    if (req.method === 'POST') return answerSend(req, res, headers !== undefined);
    if (headers === undefined) return answerRefusal(res, { code: 'origin' });
    res.writeHead(204).end();
  };
}

function answerRefusal(res: ServerResponse, { code, message, retryAfter }: Refusal): void {
  const { status, message: usual } = refusals[code];
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  sendJson(res, status, { error: code, message: message ?? usual });
}

function sendJson(res: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  res.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
}
