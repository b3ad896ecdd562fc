import { type Handler, sendError } from './respond';

/** The names of this machine, such as `site.localhost` (RFC 6761), with or without a port. */
const ownName = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/iu;

/**
 * Passes on requests for a name of this machine, and answers all others with 421. A stranger can let a domain point to 127.0.0.1. A browser then
 * treats the stranger's page and this server as one site, and lets the page read mails. The `Host` header contains that domain.
 */
export const localHostsOnly: Handler = (req, res, next) => {
  const { host = '' } = req.headers;
  if (ownName.test(host)) next();
  else sendError(res, 421, 'host', 'This server answers only to localhost, 127.0.0.1 and [::1]');
};
