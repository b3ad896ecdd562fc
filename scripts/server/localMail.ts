import { resolve } from 'node:path';
import type { Handler } from './handler';
import { createMailEndpoint } from './mailEndpoint';

/**
 * The mail endpoint of the working folder, for the local server and for webpack-dev-server's `setupMiddlewares`: mails go
 * to `.mailbox/`, or to the folder that the environment variable MAILBOX names, and each shows as a line on the console.
 */
export function createLocalMail(): Handler {
  return createMailEndpoint({
    folder: resolve(process.env['MAILBOX'] || '.mailbox'),
    log: console.log,
  });
}
