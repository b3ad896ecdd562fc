import { type Handler, sendError } from './respond';

/** The names of this machine, `site.localhost` among them (RFC 6761), with or without a port. */
const ownName = /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/iu;

/**
 * Passes on requests that name this machine, and answers all others with 421. Anybody can point a name of their own at 127.0.0.1: a visitor's
 * browser then takes their page and this server for one site, and lets the page read mails. The browser sends that name as `Host`.
 */
export const localHostsOnly: Handler = (req, res, next) => {
  const { host = '' } = req.headers;
  if (ownName.test(host)) next();
  else sendError(res, 421, 'host', 'This server answers only to localhost, 127.0.0.1 and [::1]');
};
