import { createServer, type Server, type ServerResponse } from 'node:http';
import { createAnswer } from './answer';
import { createMailDelivery } from './delivery/mailDelivery';
import type { Smtp } from './delivery/smtp';
import { createWebhookDelivery } from './delivery/webhookDelivery';
import { startWorker, type Worker } from './delivery/worker';
import { brokenEntry, type Log } from './log';
import type { Outbox } from './outbox/outbox';
import type { MailHostSettings } from './settings';
import { createWatch } from './watch';

/** The longest time for receiving a request, in milliseconds. */
const requestTimeout = 15_000;

const minute = 60_000;

/** A server that does not listen yet. `stop` finishes open requests and running deliveries, and accepts no new ones. */
interface MailHost {
  server: Server;
  stop: () => Promise<void>;
}

/** Starts the workers that deliver the leads of an outbox: one for the mailbox, and one for the webhook if there is one. */
function startWorkers({ smtp: { connections }, webhook }: MailHostSettings, outbox: Outbox, smtp: Smtp, log: Log) {
  const mail = startWorker({ outbox, channel: 'mail', deliver: createMailDelivery(smtp), lanes: connections, log });
  if (webhook === undefined) return [mail];
  const deliver = createWebhookDelivery(webhook);
  return [mail, startWorker({ outbox, channel: 'webhook', deliver, lanes: 2, log })];
}

/** Creates the mail host. It stores the leads of `POST /api/sendEmail` in an outbox, answers `GET /health`, and runs the workers that deliver the leads. */
export function createMailHost(settings: MailHostSettings, outbox: Outbox, smtp: Smtp, log: Log): MailHost {
  let workers: readonly Worker[] = [];
  const answer = createAnswer(settings, outbox, log, () => {
    for (const { wake } of workers) wake();
  });
  const watch = createWatch({ outbox, log, keepDays: settings.keepDays });
  let watching: NodeJS.Timeout | undefined;

  const underWay = new Set<ServerResponse>();
  let whenIdle = (): void => undefined;
  let stopping = false;

  const server = createServer({ requestTimeout, connectionsCheckingInterval: 1000 }, (req, res) => {
    underWay.add(res);
    if (stopping) res.setHeader('Connection', 'close');
    res.once('close', () => {
      underWay.delete(res);
      if (underWay.size === 0) whenIdle();
    });
    answer(req, res).catch((error: unknown) => {
      log(brokenEntry(error));
      res.destroy();
    });
  });
  server.once('listening', () => {
    workers = startWorkers(settings, outbox, smtp, log);
    watching = setInterval(() => void watch(), minute);
    void watch();
  });
  // Longer than a proxy keeps idle connections, so that the proxy never uses one that this server is closing.
  server.keepAliveTimeout = 65_000;
  // A connection needs about 14 KB before its request.
  server.maxConnections = 20_000;

  async function finishRequests(): Promise<void> {
    server.close();
    for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close');
    if (underWay.size > 0) {
      // Disconnects clients that never finish the request or never read the answer.
      const longest = setTimeout(() => whenIdle(), 2 * requestTimeout);
      await new Promise<void>((resolve) => (whenIdle = resolve));
      clearTimeout(longest);
    }
    server.closeAllConnections();
  }

  async function stop(): Promise<void> {
    stopping = true;
    log({ event: 'stopping', underWay: underWay.size });
    clearInterval(watching);
    // Waiting leads stay in the outbox. Only running deliveries are finished.
    await Promise.all([finishRequests(), ...workers.map((worker) => worker.stop())]);
    smtp.close();
    await outbox.close();
    log({ event: 'stopped', underWay: underWay.size });
  }

  return { server, stop };
}
