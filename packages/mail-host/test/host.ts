import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { SMTPServerOptions } from 'smtp-server';
import { rightEnvironment } from './requests';
import { type Host, runHost } from './runHost';
import { type SmtpStub, startSmtp } from './smtpStub';

export { expect } from '@playwright/test';
export { siteUrl } from './requests';
export type { Host } from './runHost';

interface Fixtures {
  /** A folder for an outbox, whose path is short enough for a socket. It is removed after the test. */
  folder: string;
  /** An SMTP server that accepts every mail. */
  smtp: SmtpStub;
  startSmtp: (options: SMTPServerOptions) => Promise<SmtpStub>;
  /** Starts a mail host with additional settings. It sends to `smtp` by default. */
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
      const host = await runHost({ ...rightEnvironment, ...own, ...environment });
      started.push(host);
      return host;
    });
    await Promise.all(started.map(({ stop }) => stop()));
  },
  host: async ({ startHost }, provide) => {
    await provide(await startHost());
  },
});
