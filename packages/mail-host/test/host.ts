import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';
import { createSmtp } from '../src/delivery/smtp';
import { createLog } from '../src/log';
import { createMailHost } from '../src/mailHost';
import { openOutbox } from '../src/outbox/openOutbox';
import type { Outbox } from '../src/outbox/outbox';
import { parseMailHostSettings } from '../src/settings';
import { jsonPost } from './requests';
import { type SmtpStub, startSmtp } from './smtpStub';

export { expect } from '@playwright/test';

/** The page that may send. */
export const siteUrl = 'https://www.example.com';

/** Settings as a right environment has them; `samplePayload` fills in the same addresses. */
export const rightEnvironment = {
  SITE_URL: siteUrl,
  CONTACT_EMAIL: 'contact@example.com',
  SENDER_EMAIL: 'website@example.com',
  SMTP_HOST: '127.0.0.1',
  SMTP_SECURITY: 'none',
  MAIL_PORT: '0',
  MAIL_RATE: '1000',
} as const;

/** One line of the log. */
type Entry = Readonly<Record<string, unknown>>;

/** A running mail host. */
export interface Host {
  origin: string;
  port: number;
  /** All that was logged, as it was written. */
  log: () => string;
  /** The log's lines about requests, and about deliveries. */
  requests: () => Entry[];
  deliveries: () => Entry[];
  outbox: Outbox;
  /** Resolves when nothing waits in the outbox. */
  emptied: () => Promise<void>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Posts any value as a page of the site does, with further headers. */
  send: (value: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  stop: () => Promise<void>;
}

interface Fixtures {
  /** A folder for an outbox, with a path that is short enough for a socket; it does not outlive its test. */
  folder: string;
  /** An SMTP server that takes everything. */
  smtp: SmtpStub;
  startSmtp: (options: SMTPServerOptions) => Promise<SmtpStub>;
  /** Starts a mail host with some settings of its own; it sends to `smtp` unless told otherwise. */
  startHost: (environment?: Readonly<Record<string, string>>) => Promise<Host>;
  host: Host;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-host-'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  startSmtp: async ({}, provide) => {
    const started: SmtpStub[] = [];
    await provide(async (options) => {
      const stub = await startSmtp(options);
      started.push(stub);
      return stub;
    });
    await Promise.all(started.map(({ close }) => close()));
  },
  smtp: async ({ startSmtp: start }, provide) => {
    await provide(await start({}));
  },
  startHost: async ({ smtp, folder }, provide) => {
    const started: Host[] = [];
    await provide(async (environment = {}) => {
      const own = { SMTP_PORT: String(smtp.port), MAIL_OUTBOX: join(folder, randomUUID()) };
      const host = await run({ ...rightEnvironment, ...own, ...environment });
      started.push(host);
      return host;
    });
    await Promise.all(started.map(({ stop }) => stop()));
  },
  host: async ({ startHost }, provide) => {
    await provide(await startHost());
  },
});

async function run(environment: Readonly<Record<string, string>>): Promise<Host> {
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
