import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { securityHeaders } from '../hosting/headerTable';
import { findPage } from './findPage';
import type { Handler } from './handler';
import { localHostsOnly } from './localHostsOnly';
import { addressOf, parseTarget, plainSegments } from './requestTarget';
import { sendError, sendText } from './respond';
import { sendFile } from './sendFile';

/** `root` is the built site; `mail`, where there is one, is asked first and passes on what is not its own. */
interface SiteServerOptions {
  root: string;
  mail?: Handler;
}

/**
 * A server, not yet listening, that serves a built site as a good static host does. Files are looked up anew for each
 * request, so a new build shows at once. Only requests to this machine's own names are answered. No request can make it throw or leave `root`; what breaks is logged and answered with 500.
 */
export function createSiteServer({ root, mail = (_req, _res, next) => next() }: SiteServerOptions): Server {
  const server = createServer((req, res) => {
    res.setHeaders(new Map(Object.entries(securityHeaders)));
    const fail = (error: unknown): void => failWith(error, req, res);
    try {
      localHostsOnly(req, res, () =>
        mail(req, res, (problem) => {
          if (problem !== undefined) fail(problem);
          else answer(req, res, root).catch(fail);
        }),
      );
    } catch (error) {
      fail(error);
    }
  });
  // Longer than any client keeps a connection for later, so that none is used at the moment it closes.
  server.keepAliveTimeout = 65_000;
  return server;
}

async function answer(req: IncomingMessage, res: ServerResponse, root: string): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendError(res, 405, 'method', 'Only GET and HEAD can be used here');
  }
  const target = parseTarget(req.url ?? '');
  if (!target) return sendText(res, 400, 'Bad request');

  const segments = plainSegments(target.segments);
  const file = await findPage(root, segments);
  if (file === undefined) return answerNotFound(req, res, root, target.segments);
  const address = addressOf(segments);
  if (target.path === address) return sendFile(req, res, root, file, 200);
  // Whatever else leads to the file is another spelling. The path of a file has no empty segment, so this never leads to another host, `//host`.
  res.writeHead(301, { Location: `${address}${target.search}`, 'Content-Length': 0 }).end();
}

/** The not-found page of the language that the path begins with, else the site's, else a plain word. */
async function answerNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  [language = '']: readonly string[],
): Promise<void> {
  const page = (await findPage(root, [language, '404.html'])) ?? (await findPage(root, ['404.html']));
  if (page === undefined) return sendText(res, 404, 'Not found');
  // Whatever part or copy the request speaks of is one of another file: this one is sent whole.
  req.headers = { 'accept-encoding': req.headers['accept-encoding'] };
  await sendFile(req, res, root, page, 404);
}

function failWith(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  // The sender went away: nobody is left to answer, and nothing is broken.
  if (res.destroyed || req.socket.destroyed) return;
  console.error(error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'Something is broken on this server');
}
