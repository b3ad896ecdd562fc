import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { leadsCommand } from '../src/leadsCommand';
import { createRateLimit } from '../src/rateLimit';
import { mostAside } from '../src/takeLead';
import { jsonOf } from './requests';
import { expect, type Host, siteUrl, test } from './host';

/** Sends a lead for each value of `X-Forwarded-For`, and resolves with whether each was over the limit. */
async function overLimit(host: Host, forwarded: readonly string[]): Promise<boolean[]> {
  for (const addresses of forwarded) await host.send(samplePayload(), { 'X-Forwarded-For': addresses });
  return host.requests().map(({ reason }) => reason === 'rate');
}

test('the eleventh lead of a client is accepted and stored, and only resend delivers it', async ({
  startHost,
  smtp,
}) => {
  const host = await startHost({ MAIL_RATE: '10' });
  const send = (content: string) => host.send(samplePayload({ content }));
  for (let count = 1; count <= 11; count += 1) expect((await send(`${count}`)).status).toBe(200);
  await host.emptied();
  expect(smtp.taken).toHaveLength(10);
  expect(await leadsCommand(host.outbox, ['list'])).toMatch(/ refused \S+ \(0 attempts, last overLimit\)\n11 leads/);
  await leadsCommand(host.outbox, ['resend', 'all']);
  await expect.poll(() => smtp.taken.at(-1)?.parsed.text).toBe('11\n');

  // If the room for refused leads is full, the answer contains the time to wait, in headers that pages can read.
  host.outbox.counts = () => Promise.resolve({ waiting: 0, late: 0, refused: mostAside, broken: 0 });
  const answer = await send('12');
  expect([answer.status, (await jsonOf<{ error: string }>(answer)).error]).toEqual([429, 'rate']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(300);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteUrl);
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  // After so many requests over the limit, the host does not read further ones. A connection that is closed unread can be reset before its answer.
  const refused = () => host.send('no lead').then(({ status }) => status, String);
  await Promise.all(Array.from({ length: mostAside }, refused));
  await expect.poll(refused).toBe(429);
});

test('an address that a client writes itself is ignored', async ({ startHost }) => {
  const host = await startHost({ MAIL_RATE: '1' });
  expect(await overLimit(host, ['1.1.1.1', '2.2.2.2'])).toEqual([false, true]);
  expect(host.log().match(/"forwarded","outcome":"\w+"/g)).toEqual(['"forwarded","outcome":"ignored"']);
});

test('behind the owner’s proxies each client has its own limit, and an IPv6 network counts as one client', async ({
  startHost,
}) => {
  const host = await startHost({ MAIL_RATE: '1', MAIL_PROXIES: '2' });
  const sent = [
    ['5.5.5.5, 1.1.1.1, 10.0.0.1', false],
    ['9.9.9.9, 1.1.1.1, 10.0.0.2', true],
    ['::ffff:1.1.1.1, 10.0.0.1', true],
    ['1.1.1.1:50123 ,10.0.0.1:443', true],
    ['[::ffff:1.1.1.1]:50123, 10.0.0.1', true],
    ['2.2.2.2:50123, 10.0.0.1', false],
    ['2001:db8:0:1::1, 10.0.0.1', false],
    ['2001:0db8::1:aaaa:bbbb:cccc:dddd, 10.0.0.1', true],
    ['[2001:db8:0:1::2], 10.0.0.1', true],
    ['"[2001:db8:0:1::3]:50123", 10.0.0.1', true],
    ['2001:db8:0:2::1, 10.0.0.1', false],
    ['::1, 10.0.0.1', false],
    // Without a valid address the client is the nearest proxy.
    ['unknown, 10.0.0.1', false],
    ['10.0.0.1', true],
  ] as const;
  const forwarded = sent.map(([addresses]) => addresses);
  expect(await overLimit(host, forwarded)).toEqual(sent.map(([, isOver]) => isOver));
  expect(host.log().match(/"forwarded","outcome":"\w+"/g)).toEqual(['"forwarded","outcome":"unreadable"']);
});

test('a window starts with the first request and ends after its time', () => {
  const limit = createRateLimit({ requests: 2, seconds: 10 });
  expect([0, 1000, 2000, 9999].map((now) => limit('a', now))).toEqual([0, 0, 8, 1]);
  expect(limit('b', 9999)).toBe(0);
  expect([10_000, 10_001, 10_002].map((now) => limit('a', now))).toEqual([0, 0, 10]);
});

test('many clients need only limited memory', () => {
  const limit = createRateLimit({ requests: 1, seconds: 600 });
  const waits = Array.from({ length: 50_000 }, (_, client) => limit(String(client), client));
  expect(Math.max(...waits)).toBe(0);
  expect(limit('49999', 50_000)).toBeGreaterThan(0);
  expect(limit('0', 50_000)).toBe(0);
});
