import { samplePayload } from '@nine-blocks/email-payload/samplePayload';
import { refusals } from '../src/refusals';
import { jsonOf, jsonPost } from './requests';
import { expect, siteUrl, test } from './host';

const wrong: readonly (readonly [value: unknown, status: number, error: string, message?: string])[] = [
  // packages/email-payload/test/checkPayload.test.ts tests all fields and reasons.
  [
    samplePayload({ subject: 'Hi\r\nBcc: x' }),
    400,
    'payload',
    'subject holds a line break or another control character',
  ],
  [{ ...samplePayload(), website: 'https://spam.example' }, 400, 'honeypot'],
  [{ ...samplePayload(), website: '' }, 400, 'honeypot'],
  [samplePayload({ to: 'eve@example.com' }), 403, 'recipient'],
  [samplePayload({ from: 'eve@example.com' }), 403, 'sender'],
];

test('a wrong payload is refused with its reason, and nothing is sent', async ({ host, smtp }) => {
  for (const [value, status, error, message] of wrong) {
    const answer = await host.send(value);
    const expected = { error, message: message ?? expect.stringMatching(/\w{3}/) };
    expect([answer.status, await answer.json()]).toEqual([status, expected]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(siteUrl);
  }
  expect(host.requests().map(({ reason, outcome }) => [reason, outcome])).toEqual(
    wrong.map(([, , error]) => [error, 'refused']),
  );
  expect(smtp.opened).toBe(0);
});

test('a body of the wrong type is refused', async ({ host, smtp }) => {
  const json = JSON.stringify(samplePayload());
  const bodies = [
    ['mediaType', 415, json, 'text/plain'],
    ['mediaType', 415, new URLSearchParams({ website: 'x' }).toString(), 'application/x-www-form-urlencoded'],
    ['notJson', 400, json.slice(1), 'application/json'],
    ['notJson', 400, Buffer.from([0x22, 0xff, 0x22]), 'application/json'],
    ['notJson', 400, '', 'application/json'],
  ] as const;
  for (const [error, status, body, type] of bodies) {
    const headers = { 'Content-Type': type, Origin: siteUrl };
    const answer = await host.fetch('/api/sendEmail', { method: 'POST', body, headers });
    expect([answer.status, (await jsonOf<{ error: string }>(answer)).error]).toEqual([status, error]);
  }
  expect(smtp.opened).toBe(0);
});

test('only pages of the site may send a preflight request and a mail', async ({ startHost, smtp }) => {
  const host = await startHost({ MAIL_MORE_ORIGINS: 'https://example.com, http://localhost:3000' });
  for (const origin of [siteUrl, 'https://example.com', 'http://localhost:3000']) {
    const question = { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } };
    const asked = await host.fetch('/api/sendEmail', question);
    expect(asked.status).toBe(204);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type',
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
      vary: 'Origin',
    });
    const sent = await host.send(samplePayload({ subject: origin }), { Origin: origin });
    expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
  }
  for (const origin of ['null', 'https://evil.example', `${siteUrl}.evil.example`, 'http://www.example.com', '']) {
    const asked = await host.fetch('/api/sendEmail', { method: 'OPTIONS', headers: { Origin: origin } });
    const sent = await host.send(samplePayload(), { Origin: origin });
    for (const answer of [asked, sent]) {
      expect([answer.status, (await jsonOf<{ error: string }>(answer)).error]).toEqual([403, 'origin']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
  // A request without an origin comes from no page: from curl, for example.
  const answer = await host.fetch('/api/sendEmail', jsonPost(samplePayload()));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  await host.emptied();
  expect(smtp.taken).toHaveLength(4);
});

test('other paths and methods are refused, and /live answers while the host runs', async ({ host }) => {
  const live = await host.fetch('/live?from=balancer');
  expect([live.status, await live.json()]).toEqual([200, { status: 'ok' }]);
  expect(live.headers.get('cache-control')).toBe('no-store');
  for (const [path, method, status, error, allow] of [
    ['/', 'GET', 404, 'path', null],
    ['/api/sendEmail/', 'POST', 404, 'path', null],
    ['/constructor', 'GET', 404, 'path', null],
    ['/api/sendEmail', 'GET', 405, 'method', 'POST, OPTIONS'],
    ['/health?x', 'POST', 405, 'method', 'GET, HEAD'],
    ['/live', 'POST', 405, 'method', 'GET, HEAD'],
  ] as const) {
    const answer = await host.fetch(path, { method });
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, status, allow]);
    expect(await answer.json()).toEqual({ error, message: refusals[error].message });
  }
});
