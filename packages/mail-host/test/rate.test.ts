import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { createRateLimit } from '../src/rateLimit';
import { jsonOf } from './requests';
import { expect, type Host, siteUrl, test } from './host';

/** The statuses of sends that arrive with these values of `X-Forwarded-For`. */
async function statuses(host: Host, forwarded: readonly string[]): Promise<number[]> {
  const answers: number[] = [];
  for (const addresses of forwarded) {
    answers.push((await host.send(samplePayload(), { 'X-Forwarded-For': addresses })).status);
  }
  return answers;
}

test('a client that sends too often learns how long to wait, in headers that pages can read', async ({ startHost }) => {
  const host = await startHost({ MAIL_RATE: '3', MAIL_RATE_SECONDS: '60' });
  expect(await statuses(host, ['', '', ''])).toEqual([200, 200, 200]);
  const answer = await host.send(samplePayload());
  expect([answer.status, (await jsonOf<{ error: string }>(answer)).error]).toEqual([429, 'rate']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(answer.headers.get('access-control-allow-origin')).toBe(siteUrl);
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
  // The same each time: one lead, sent three times.
  expect(await host.outbox.list()).toMatchObject([{ count: 3 }]);
});

test('an address that a client writes itself is not believed', async ({ startHost }) => {
  const host = await startHost({ MAIL_RATE: '1' });
  expect(await statuses(host, ['1.1.1.1', '2.2.2.2'])).toEqual([200, 429]);
  expect(host.log().match(/"forwarded","outcome":"\w+"/g)).toEqual(['"forwarded","outcome":"ignored"']);
});

test('behind the owner’s proxies each client counts for itself, an IPv6 network as one', async ({ startHost }) => {
  const host = await startHost({ MAIL_RATE: '1', MAIL_PROXIES: '2' });
  const sent = [
    ['5.5.5.5, 1.1.1.1, 10.0.0.1', 200],
    ['9.9.9.9, 1.1.1.1, 10.0.0.2', 429],
    ['::ffff:1.1.1.1, 10.0.0.1', 429],
    ['1.1.1.1:50123 ,10.0.0.1:443', 429],
    ['[::ffff:1.1.1.1]:50123, 10.0.0.1', 429],
    ['2.2.2.2:50123, 10.0.0.1', 200],
    ['2001:db8:0:1::1, 10.0.0.1', 200],
    ['2001:0db8::1:aaaa:bbbb:cccc:dddd, 10.0.0.1', 429],
    ['[2001:db8:0:1::2], 10.0.0.1', 429],
    ['"[2001:db8:0:1::3]:50123", 10.0.0.1', 429],
    ['2001:db8:0:2::1, 10.0.0.1', 200],
    ['::1, 10.0.0.1', 200],
    // Without a valid address the client is the nearest proxy.
    ['unknown, 10.0.0.1', 200],
    ['10.0.0.1', 429],
  ] as const;
  const forwarded = sent.map(([addresses]) => addresses);
  expect(await statuses(host, forwarded)).toEqual(sent.map(([, status]) => status));
  expect(host.log().match(/"forwarded","outcome":"\w+"/g)).toEqual(['"forwarded","outcome":"unreadable"']);
});

test('a window begins with the first request and ends by itself', () => {
  const limit = createRateLimit({ requests: 2, seconds: 10 });
  expect([0, 1000, 2000, 9999].map((now) => limit('a', now))).toEqual([0, 0, 8, 1]);
  expect(limit('b', 9999)).toBe(0);
  expect([10_000, 10_001, 10_002].map((now) => limit('a', now))).toEqual([0, 0, 10]);
});

test('many clients take no more than their room', () => {
  const limit = createRateLimit({ requests: 1, seconds: 600 });
  const waits = Array.from({ length: 50_000 }, (_, client) => limit(String(client), client));
  expect(Math.max(...waits)).toBe(0);
  expect(limit('49999', 50_000)).toBeGreaterThan(0);
  expect(limit('0', 50_000)).toBe(0);
});
