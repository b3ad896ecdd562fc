import { createServer } from 'node:http';
import { mergeTests } from '@playwright/test';
import { listen, portOf } from '../server/listen';
import { sendProbe } from './sendProbe';
import { parseSettings } from '../settings/settings';
import { test as programTest } from '../server/testing/program';
import { expect, rightEnvironment, test as hostTest } from '../../packages/mail-host/test/host';
import { reply } from '../../packages/mail-host/test/smtpStub';

const test = mergeTests(programTest, hostTest);
const settings = parseSettings(rightEnvironment);
const now = new Date('2026-01-02T03:04:05Z');

test('a mail that people see to be a test goes the way of a visitor’s', async ({ host, smtp }) => {
  const said = await sendProbe(`${host.origin}/api/sendEmail`, settings, now);
  expect(said).toBe(
    `${host.origin}/api/sendEmail accepted the mail "Contact from PROBE, no visitor (website@example.com)" with status 200. It must arrive at contact@example.com.`,
  );
  expect(smtp.taken.map(({ parsed }) => parsed)).toMatchObject([
    {
      subject: 'Contact from PROBE, no visitor (website@example.com)',
      replyTo: [{ name: 'PROBE, no visitor', address: 'website@example.com' }],
      text: expect.stringMatching(/^This is a test .*2026-01-02T03:04:05\.000Z/s),
    },
  ]);
});

test('whatever keeps a mail from being accepted is a failure with its reason', async ({ startHost, smtp }) => {
  const otherSite = await startHost({ SITE_URL: 'https://other.example' });
  await expect(sendProbe(otherSite.origin, settings, now)).rejects.toThrow(
    /does not let pages of https:\/\/www\.example\.com send \(status 403\): .*"error":"origin"/,
  );
  const otherRecipient = await startHost({ CONTACT_EMAIL: 'else@example.com' });
  await expect(sendProbe(otherRecipient.origin, settings, now)).rejects.toThrow(/status 403: .*"recipient"/);
  const host = await startHost();
  smtp.beforeTaking = () => Promise.reject(reply(550));
  await expect(sendProbe(host.origin, settings, now)).rejects.toThrow(/status 502: .*"refused"/);
  await host.stop();
  await expect(sendProbe(host.origin, settings, now)).rejects.toThrow('did not answer: ');
  expect(smtp.taken).toEqual([]);
});

test('a host that sends elsewhere, or whose answer pages cannot read, is no success', async () => {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
  for (const [status, more, reason] of [
    [302, headers, 'answered with status 302'],
    [200, {}, 'cannot read its answer'],
  ] as const) {
    const server = createServer((req, res) => {
      if (req.method === 'OPTIONS') res.writeHead(204, headers).end();
      else res.writeHead(status, { Location: '/ok', ...more }).end();
    });
    await listen(server, 0, '127.0.0.1');
    await expect(sendProbe(`http://127.0.0.1:${portOf(server)}`, settings, now)).rejects.toThrow(reason);
    server.close();
    server.closeAllConnections();
  }
});

test('the command ends with 0 or 1, for cron', async ({ start, host, smtp }) => {
  const program = 'scripts/mail-probe/probe.ts';
  const here = process.cwd();
  const good = start(program, rightEnvironment, ['--endpoint', host.origin], here);
  // Without an endpoint it is the site's own: where the settings say that pages send.
  const bad = start(program, { ...rightEnvironment, MAIL_HOST: 'http://127.0.0.1:1' }, [], here);
  const wrong = start(program, rightEnvironment, ['--endpoint', 'mail.example.com'], here);
  expect(await good.ended).toEqual([0, null]);
  expect(good.output()).toContain('accepted the mail');
  expect(smtp.taken).toHaveLength(1);
  expect(await bad.ended).toEqual([1, null]);
  expect(bad.output()).toMatch(/^The mail probe failed: http:\/\/127\.0\.0\.1:1\/api\/sendEmail did not answer: .+\n$/);
  expect(await wrong.ended).toEqual([1, null]);
  expect(wrong.output()).toBe(
    'The mail probe failed: --endpoint mail.example.com: must be an address such as https://mail.example.com\n',
  );
});
