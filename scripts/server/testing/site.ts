import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { portOf } from '../listen';
import { createMailEndpoint } from '../mailEndpoint';
import { createSiteServer } from '../siteServer';
import { jsonPost } from './requests';

export { expect } from '@playwright/test';

/** Stands in a file beside the site and must never be served. */
export const secret = 'the secret beside the site';

/** A running server over a temporary folder that holds `dist`, `mailbox` and `secret.txt`. */
export interface Site {
  folder: string;
  root: string;
  mailbox: string;
  origin: string;
  port: number;
  /** What the mail endpoint logged. */
  logged: string[];
  /** Writes files under the root. */
  write(files: Readonly<Record<string, string | Buffer>>): Promise<void>;
  /** Sends a request to a path; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Posts any value as a mail. */
  send(value: unknown): Promise<Response>;
  /** Sends bytes as they are and resolves with all that comes back until the connection closes. */
  raw(request: string | Buffer): Promise<string>;
}

/** A new temporary folder with the secret in it, deleted after `provide`. */
async function withFolder(provide: (folder: string) => Promise<void>): Promise<void> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'site-')));
  await writeFile(join(folder, 'secret.txt'), secret);
  await provide(folder);
  await rm(folder, { recursive: true, force: true });
}

/** Writes files, path to content, under a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Sends bytes to a local port and resolves with what came back when the connection has closed. */
function rawRequest(port: number, request: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = createConnection(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}

export const test = base.extend<{ folder: string; site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  folder: ({}, provide) => withFolder(provide),

  site: async ({ folder }, provide) => {
    const root = join(folder, 'dist');
    const mailbox = join(folder, 'mailbox');
    const logged: string[] = [];
    await writeFiles(root, { 'index.html': '<h1>Home</h1>', '404.html': '<h1>Lost</h1>' });

    const mail = createMailEndpoint({ folder: mailbox, log: (line) => logged.push(line) });
    const server = createSiteServer({ root, mail });
    // No host: on all addresses, so that tests reach both names of the machine.
    await new Promise<void>((listening) => server.listen(0, listening));
    const port = portOf(server);
    const origin = `http://127.0.0.1:${port}`;
    const ask: Site['fetch'] = (path, init) => fetch(origin + path, { redirect: 'manual', ...init });

    await provide({
      folder,
      root,
      mailbox,
      origin,
      port,
      logged,
      write: (files) => writeFiles(root, files),
      fetch: ask,
      send: (value) => ask('/api/sendEmail', jsonPost(value)),
      raw: (request) => rawRequest(port, request),
    });
    server.close();
    server.closeAllConnections();
  },
});
