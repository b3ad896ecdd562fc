import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Redirect } from '../../src/content/redirects';
import { headersOf } from '../hosting/headerTable';
import { redirectTarget } from '../hosting/redirectFiles';
import { findPage } from './findPage';
import { localHostsOnly } from './localHostsOnly';
import { parseTarget } from './requestTarget';
import { type Handler, sendError, sendText } from './respond';
import { sendFile } from './sendFile';

/** `root` is the built site; `mail`, where given, is asked first and passes on the paths of the site; `noindex` is the build's setting. */
interface SiteServerOptions {
  root: string;
  mail?: Handler;
  noindex?: boolean;
  /** Where addresses of an earlier site lead. */
  redirects?: readonly Redirect[];
}

/**
 * A server, not yet listening, that serves a built site as a good static host does, to this machine alone. It looks up files for each
 * request, so a new build shows at once. It logs errors and answers them with 500.
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
  // Longer than any client keeps an idle connection, so that none is used at the moment it closes.
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
  // Any other path that leads to the file is another spelling. The path of a file has no empty segment, so this never leads to another host.
  redirectTo(res, target.address + target.search);
}

function redirectTo(res: ServerResponse, address: string): void {
  res.writeHead(301, { Location: address, 'Content-Length': 0 }).end();
}

function fail(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  // Nobody is left to answer when the visitor has left.
  if (res.destroyed || req.socket.destroyed) return;
  console.error(error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'Something is broken on this server');
}
