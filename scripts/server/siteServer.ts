import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Redirect } from '../../src/content/redirects';
import { headersOf } from '../hosting/headerTable';
import { redirectTarget } from '../hosting/redirectFiles';
import { findPage } from './findPage';
import { localHostsOnly } from './localHostsOnly';
import { parseTarget } from './requestTarget';
import { type Handler, sendError, sendText } from './respond';
import { sendFile } from './sendFile';

/** `root` is the folder of the built site. `mail` handles requests first, and passes on the paths of the site. `noindex` is the setting of the build. */
interface SiteServerOptions {
  root: string;
  mail?: Handler;
  noindex?: boolean;
  /** The redirects from addresses of an earlier site. */
  redirects?: readonly Redirect[];
}

/**
 * Creates a server that serves a built site as a good static host does, but only to this machine. It looks up files for each request, so a new
 * build needs no restart. It logs errors and answers them with 500.
 */
export function createSiteServer({ root, noindex = false, ...options }: SiteServerOptions): Server {
  const { mail = (_req, _res, next) => next(), redirects = [] } = options;
  const headers = new Map(Object.entries(headersOf(noindex)));
  const server = createServer((req, res) => {
    res.setHeaders(headers);
    localHostsOnly(req, res, () =>
      mail(req, res, (problem) => {
        if (problem !== undefined) fail(problem, req, res);
        else answer(req, res, root, redirects).catch((error: unknown) => fail(error, req, res));
      }),
    );
  });
  // Longer than clients keep an idle connection, so that the server never closes one that a client starts to use.
  server.keepAliveTimeout = 65_000;
  return server;
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  redirects: readonly Redirect[],
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendError(res, 405, 'method', 'Only GET and HEAD can be used here');
  }
  const target = parseTarget(req.url ?? '');
  if (target === undefined) return sendText(res, 400, 'Bad request');
  const moved = redirectTarget(redirects, target.path);
  if (moved !== undefined) return redirectTo(res, moved + target.search);
  const file = await findPage(root, target.segments);
  if (file === undefined) {
    const [language = ''] = target.segments;
    const page = (await findPage(root, [language, '404.html'])) ?? '404.html';
    return sendFile(req, res, root, page, 404);
  }
  if (target.path === target.address) return sendFile(req, res, root, file, 200);
  // Every other path is another spelling of the address. An address has no empty segment, so it never begins with `//`, which would name another host.
  redirectTo(res, target.address + target.search);
}

function redirectTo(res: ServerResponse, address: string): void {
  res.writeHead(301, { Location: address, 'Content-Length': 0 }).end();
}

function fail(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  // The visitor has closed the connection.
  if (res.destroyed || req.socket.destroyed) return;
  console.error(error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'Something is broken on this server');
}
