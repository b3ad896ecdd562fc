import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { securityHeaders } from '../hosting/headerTable';
import { findFile, findPage } from './findFile';
import type { Handler } from './handler';
import { parseTarget, type RequestTarget } from './requestTarget';
import { refuse, sendText } from './respond';
import { sendFile } from './sendFile';

/** `root` is the built site; `mail` is asked first and passes on what is not its own. */
interface SiteServerOptions {
  root: string;
  mail: Handler;
}

/**
 * A server, not yet listening, that serves a built site as a good static host does. Files are looked up anew for each
 * request, so a new build shows at once. No request can make it throw or leave `root`; what breaks is logged and answered with 500.
 */
export function createSiteServer({ root, mail }: SiteServerOptions): Server {
  const server = createServer((req, res) => {
    res.setHeaders(new Map(Object.entries(securityHeaders)));
    const fail = (error: unknown): void => failWith(error, req, res);
    try {
      mail(req, res, (problem) => {
        if (problem !== undefined) fail(problem);
        else answer(req, res, root).catch(fail);
      });
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
    return refuse(req, res, 405, { error: 'Only GET and HEAD can be used here' }, { Allow: 'GET, HEAD' });
  }
  req.resume();
  const target = parseTarget(req.url ?? '');
  if (!target) return sendText(res, 400, 'Bad request');

  const slashed = target.segments.at(-1) === '';
  const segments = slashed ? target.segments.slice(0, -1) : target.segments;
  const file = await findPage(root, segments);
  if (!file) return answerNotFound(req, res, root, segments);
  if (slashed && segments.length > 0) return redirectToPlain(res, target);
  await sendFile(req, res, root, file, 200);
}

/** `/about-us/?a=b` to `/about-us?a=b`. A path that names a file has no empty segment, so this never leads to `//host`. */
function redirectToPlain(res: ServerResponse, { path, search }: RequestTarget): void {
  res.writeHead(301, { Location: `${path.slice(0, -1)}${search}`, 'Content-Length': 0 }).end();
}

/** The not-found page of the language that the path begins with, else the site's, else a plain word. */
async function answerNotFound(
  req: IncomingMessage,
  res: ServerResponse,
  root: string,
  segments: readonly string[],
): Promise<void> {
  const page = (await findFile(root, [...segments.slice(0, 1), '404.html'])) ?? (await findFile(root, ['404.html']));
  if (page) await sendFile(req, res, root, page, 404);
  else sendText(res, 404, 'Not found');
}

function failWith(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  // The sender went away: nobody is left to answer, and nothing is broken.
  if (res.destroyed || req.socket.destroyed) return;
  console.error(error);
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'Something is broken on this server');
}
