import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { createSmtp } from '../src/delivery/smtp';
import { createLog } from '../src/log';
import { createMailHost } from '../src/mailHost';
import { openOutbox } from '../src/outbox/openOutbox';
import type { Outbox } from '../src/outbox/outbox';
import { parseMailHostSettings } from '../src/settings';
import { jsonPost, siteUrl } from './requests';

/** One line of the log. */
type Entry = Readonly<Record<string, unknown>>;

/** A running mail host. */
export interface Host {
  origin: string;
  port: number;
  /** The whole log. */
  log: () => string;
  /** The log's lines about requests, and about deliveries. */
  requests: () => Entry[];
  deliveries: () => Entry[];
  outbox: Outbox;
  /** Resolves when no lead waits in the outbox. */
  emptied: () => Promise<void>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts a value as a page of the site does, with additional headers. */
  send: (value: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Runs a mail host in this process. It reads its settings only from `environment`. */
export async function runHost(environment: Readonly<Record<string, string>>): Promise<Host> {
  const settings = parseMailHostSettings(environment);
  let written = '';
  const log = createLog((line) => (written += line));
  const outbox = await openOutbox(settings, log);
  const { server, stop } = createMailHost(settings, outbox, createSmtp(settings.smtp), log);
  await once(server.listen(settings.port, settings.address), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  let stopped: Promise<void> | undefined;
  const ask: Host['fetch'] = (path, init) => fetch(origin + path, init);
  const about = (what: string) =>
    written
      .split('\n')
      .filter(Boolean)
      .map((line): Entry => JSON.parse(line))
      .filter(({ event }) => event === what);
  return {
    origin,
    port,
    log: () => written,
    requests: () => about('request'),
    deliveries: () => about('delivery'),
    outbox,
    emptied: () => expect.poll(async () => (await outbox.counts(new Date(0))).waiting).toBe(0),
    fetch: ask,
    send: (value, headers) => {
      const all = { Origin: siteUrl, 'Content-Type': 'application/json', ...headers };
      return ask('/api/sendEmail', { ...jsonPost(value), headers: all });
    },
    stop: () => (stopped ??= stop()),
  };
}
