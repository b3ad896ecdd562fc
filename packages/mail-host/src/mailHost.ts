import { createServer, type Server, type ServerResponse } from 'node:http';
import { createAnswer } from './answer';
import { brokenEntry, type Log } from './log';
import type { MailHostSettings } from './settings';
import type { Smtp } from './smtp';

/** A request must be complete after so many milliseconds. */
const requestTimeout = 15_000;

/** A server, not yet listening, and how to stop it: what is under way is finished, and nothing new is taken. */
interface MailHost {
  server: Server;
  stop: () => Promise<void>;
}

/** The mail host: `POST /api/sendEmail` over an SMTP server, and `GET /health`. Keeps nothing but counts of the last minutes. */
export function createMailHost(settings: MailHostSettings, smtp: Smtp, log: Log): MailHost {
  const answer = createAnswer(settings, smtp, log);
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
  // Longer than a proxy in front keeps a connection for later, so that none is used at the moment it closes.
  server.keepAliveTimeout = 65_000;
  // What a connection costs before it is a request, about 14 KB, is bounded by their number.
  server.maxConnections = 20_000;

  async function stop(): Promise<void> {
    stopping = true;
    log({ event: 'stopping', underWay: underWay.size });
    server.close();
    for (const res of underWay) if (!res.headersSent) res.setHeader('Connection', 'close');
    if (underWay.size > 0) {
      // Whoever sends without end, or does not take the answer, is not waited for.
      const longest = setTimeout(() => whenIdle(), requestTimeout + settings.smtp.seconds * 1000);
      await new Promise<void>((resolve) => (whenIdle = resolve));
      clearTimeout(longest);
    }
    server.closeAllConnections();
    smtp.close();
    log({ event: 'stopped', underWay: underWay.size });
  }

  return { server, stop };
}
