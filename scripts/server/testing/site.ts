import { join } from 'node:path';
import { test as base, writeFiles } from '../../testing/folder';
import { listenLocal } from '../listen';
import { createMailEndpoint } from '../mailEndpoint';
import { createSiteServer } from '../siteServer';
import { jsonPost } from './requests';

export { expect, writeFiles } from '../../testing/folder';

/** A running server. Its temporary folder contains `dist` and `mailbox`. */
export interface Site {
  folder: string;
  mailbox: string;
  origin: string;
  port: number;
  /** The lines that the mail endpoint logged. */
  logged: string[];
  /** Writes files under `dist`. */
  write(files: Readonly<Record<string, string | Buffer>>): Promise<void>;
  /** Sends a request to a path, and does not follow redirects. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Posts a value as a mail. */
  send(value: unknown): Promise<Response>;
}

export const test = base.extend<{ site: Site }>({
  site: async ({ folder }, provide) => {
    const root = join(folder, 'dist');
    const mailbox = join(folder, 'mailbox');
    const logged: string[] = [];
    await writeFiles(root, { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Lost</h1>' });
    const mail = createMailEndpoint({ folder: mailbox, log: (line) => logged.push(line) });
    const server = await listenLocal(createSiteServer({ root, mail }), 0);
    const origin = `http://127.0.0.1:${server.port}`;
    const ask: Site['fetch'] = (path, init) => fetch(origin + path, { redirect: 'manual', ...init });
    await provide({
      folder,
      mailbox,
      origin,
      port: server.port,
      logged,
      write: (files) => writeFiles(root, files),
      fetch: ask,
      send: (value) => ask('/api/sendEmail', jsonPost(value)),
    });
    await server.close();
  },
});
