import type { RequestListener } from 'node:http';
import { sendProbe } from '../src/sendProbe';
import { expect, test } from './program';
import { startServer } from './receiver';
import { rightEnvironment, siteUrl } from './requests';

const now = new Date('2026-01-02T03:04:05Z');

/** Allows pages of the site to send, and answers their POST with `post`. */
const answering =
  (post: RequestListener, preflight = 204): RequestListener =>
  (req, res) => {
    if (preflight === 204) {
      res.setHeader('Access-Control-Allow-Origin', siteUrl).setHeader('Access-Control-Allow-Headers', 'Content-Type');
    }
    if (req.method === 'POST') post(req, res);
    else res.writeHead(preflight).end(preflight === 204 ? '' : '{"error":"origin"}');
  };
const refusal = (status: number, error: string) =>
  answering((_req, res) => res.writeHead(status).end(JSON.stringify({ error })));

test('the probe sends a mail as a visitor does, and people recognize it as a test', async ({ host, smtp }) => {
  const subject = 'Contact from PROBE 2026-01-02T03:04:05.000Z, no visitor (website@example.com)';
  expect(await sendProbe(host.origin, rightEnvironment, now)).toBe(
    `${host.origin}/api/sendEmail accepted the mail "${subject}" with status 200. It must arrive at contact@example.com.`,
  );
  await host.emptied();
  const [mail] = smtp.taken;
  expect(mail?.parsed).toMatchObject({
    subject,
    replyTo: [{ name: 'PROBE 2026-01-02T03:04:05.000Z, no visitor', address: 'website@example.com' }],
    text: expect.stringMatching(/^This is a test /),
  });
});

test('the probe fails with the reason why a mail is not accepted', async () => {
  const unreadable = answering((_req, res) => {
    res.removeHeader('Access-Control-Allow-Origin');
    res.writeHead(200).end();
  });
  const forbidden = answering(() => {}, 403);
  for (const [listener, reason] of [
    [forbidden, /does not let pages of https:\/\/www\.example\.com send \(status 403\): .*"error":"origin"/],
    [refusal(403, 'recipient'), /status 403: .*"recipient"/],
    [refusal(502, 'refused'), /status 502: .*"refused"/],
    [answering((_req, res) => res.writeHead(302, { Location: '/ok' }).end()), 'answered with status 302'],
    [unreadable, 'cannot read its answer'],
    [answering((req) => req.socket.destroy()), 'did not answer: '],
  ] as const) {
    await using server = await startServer(listener);
    await expect(sendProbe(server.origin, rightEnvironment, now)).rejects.toThrow(reason);
  }
});

test('a static host is recognized: leads would be lost', async () => {
  const lost = /No mail host is there: your leads would be lost\. Set MAIL_HOST/;
  for (const status of [404, 405, 501]) {
    await using server = await startServer((_req, res) => res.writeHead(status).end('<h1>Nothing</h1>'));
    const { origin } = server;
    await expect(sendProbe(origin, rightEnvironment, now)).rejects.toThrow(lost);
    // Pages need no permission for their own origin.
    await expect(sendProbe(origin, { ...rightEnvironment, SITE_URL: origin }, now)).rejects.toThrow(lost);
  }
  await using home = await startServer((_req, res) => res.writeHead(200).end('\n<!DOCTYPE html><title>Home</title>'));
  await expect(sendProbe(home.origin, { ...rightEnvironment, SITE_URL: home.origin }, now)).rejects.toThrow(lost);
});

test('the command has the exit code 0 or 1, for cron', async ({ start, host }) => {
  const file = 'probe.ts';
  const good = start(rightEnvironment, { file, args: ['--endpoint', host.origin] });
  // Without an endpoint the probe uses the mail host of the site's pages.
  const bad = start({ ...rightEnvironment, MAIL_HOST: 'http://127.0.0.1:1' }, { file });
  const wrong = start(rightEnvironment, { file, args: ['--endpoint', 'mail.example.com'] });
  expect(await good.ended).toEqual([0, null]);
  expect(good.output()).toContain('accepted the mail');
  expect(await bad.ended).toEqual([1, null]);
  expect(bad.output()).toMatch(/^The mail probe failed: http:\/\/127\.0\.0\.1:1\/api\/sendEmail did not answer: .+\n$/);
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe(
    'The mail probe failed: --endpoint mail.example.com: must be an address such as https://mail.example.com\n',
  );
});
