import { createServer, type RequestListener } from 'node:http';
import { listenLocal, portOf } from '../server/listen';
import { sendJson } from '../server/respond';
import { jsonOf } from '../server/testing/requests';
import { test as base } from '../server/testing/program';
import { expect } from '../server/testing/site';
import { parseSettings } from '../settings/settings';
import { sendProbe } from './sendProbe';

const environment = {
  SITE_URL: 'https://www.example.com',
  CONTACT_EMAIL: 'contact@example.com',
  SENDER_EMAIL: 'website@example.com',
} as const;
const settings = parseSettings(environment);
const now = new Date('2026-01-02T03:04:05Z');

const corsHeaders = {
  'Access-Control-Allow-Origin': settings.siteUrl,
  'Access-Control-Allow-Headers': 'Content-Type',
};

/** A mail host that answers POST as told; its preflight answers are right unless told otherwise. */
const answering =
  (post: RequestListener, preflight = 204): RequestListener =>
  (req, res) => {
    if (preflight === 204) res.setHeaders(new Map(Object.entries(corsHeaders)));
    if (req.method === 'POST') post(req, res);
    else if (preflight === 204) res.writeHead(204).end();
    else sendJson(res, preflight, { error: 'origin' });
  };

/** Starts a mail host and resolves with its origin; it does not outlive its test. */
const test = base.extend<{ startHost: (listener: RequestListener) => Promise<string> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
  startHost: async ({}, provide) => {
    const started: ReturnType<typeof createServer>[] = [];
    await provide(async (listener) => {
      const server = createServer(listener);
      started.push(server);
      await listenLocal(server, 0);
      return `http://127.0.0.1:${portOf(server)}`;
    });
    for (const server of started) {
      server.close();
      server.closeAllConnections();
    }
  },
});

test('a mail that people see to be a test goes the way of a visitor’s', async ({ site }) => {
  const said = await sendProbe(`${site.origin}/api/sendEmail`, settings, now);
  expect(said).toBe(
    `${site.origin}/api/sendEmail accepted the mail "Contact from PROBE 20260102T030405000Z, no visitor (website@example.com)" with status 200. It must arrive at contact@example.com.`,
  );
  expect(await jsonOf(site.fetch('/__mailbox.json'))).toMatchObject([
    {
      payload: {
        subject: 'Contact from PROBE 20260102T030405000Z, no visitor (website@example.com)',
        fromName: 'PROBE 20260102T030405000Z, no visitor',
        fromEmail: 'website@example.com',
        content: expect.stringMatching(/^This is a test .*2026-01-02T03:04:05\.000Z/s),
      },
    },
  ]);
});

test('whatever keeps a mail from being accepted is a failure with its reason', async ({ startHost }) => {
  const refusal = (status: number, error: string) => answering((_req, res) => sendJson(res, status, { error }));
  const redirect = answering((_req, res) => res.writeHead(302, { Location: '/ok' }).end());
  const unreadable = answering((_req, res) => {
    res.removeHeader('Access-Control-Allow-Origin');
    res.writeHead(200).end();
  });
  for (const [listener, reason] of [
    [
      answering(() => {}, 403),
      /does not let pages of https:\/\/www\.example\.com send \(status 403\): .*"error":"origin"/,
    ],
    [refusal(403, 'recipient'), /status 403: .*"recipient"/],
    [refusal(502, 'refused'), /status 502: .*"refused"/],
    [redirect, 'answered with status 302'],
    [unreadable, 'cannot read its answer'],
    [answering((req) => req.socket.destroy()), 'did not answer: '],
  ] as const) {
    await expect(sendProbe(await startHost(listener), settings, now)).rejects.toThrow(reason);
  }
});

test('a static host is recognised: leads would be lost', async ({ startHost }) => {
  const lost = /No mail host is there: your leads would be lost\. Set MAIL_HOST/;
  for (const status of [404, 405, 501]) {
    const everything: RequestListener = (_req, res) => res.writeHead(status).end('<h1>Nothing</h1>');
    const foreign = await startHost(everything);
    await expect(sendProbe(foreign, settings, now)).rejects.toThrow(lost);
    // The site's own origin is not asked for its leave first.
    await expect(sendProbe(foreign, { ...settings, siteUrl: foreign }, now)).rejects.toThrow(lost);
  }
  const home = await startHost((_req, res) => res.writeHead(200).end('\n<!DOCTYPE html><title>Home</title>'));
  await expect(sendProbe(home, { ...settings, siteUrl: home }, now)).rejects.toThrow(lost);
});

test('the command ends with 0 or 1, for cron', async ({ start, site }) => {
  const program = 'scripts/mail-probe/probe.ts';
  const here = process.cwd();
  const good = start(program, environment, ['--endpoint', site.origin], here);
  // Without an endpoint it is the site's own: where the settings say that pages send.
  const bad = start(program, { ...environment, MAIL_HOST: 'http://127.0.0.1:1' }, [], here);
  const wrong = start(program, environment, ['--endpoint', 'mail.example.com'], here);
  expect(await good.ended).toEqual([0, null]);
  expect(good.output()).toContain('accepted the mail');
  expect(await jsonOf(site.fetch('/__mailbox.json'))).toHaveLength(1);
  expect(await bad.ended).toEqual([1, null]);
  expect(bad.output()).toMatch(/^The mail probe failed: http:\/\/127\.0\.0\.1:1\/api\/sendEmail did not answer: .+\n$/);
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe(
    'The mail probe failed: --endpoint mail.example.com: must be an address such as https://mail.example.com\n',
  );
});
