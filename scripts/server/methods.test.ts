import { expect, test } from './testing/site';

/** The headers that belong to the file, not to the moment or the connection. */
function entries(answer: Response): unknown {
  return [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
}

test('HEAD answers as GET does, without the body', async ({ site }) => {
  const get = await site.fetch('/');
  const head = await site.fetch('/', { method: 'HEAD' });
  expect(entries(head)).toEqual(entries(get));
  expect(await head.text()).toBe('');
  expect((await site.fetch('/nothing', { method: 'HEAD' })).status).toBe(404);
});

test('other methods answer 405 and name those that work', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await site.fetch('/', { method });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
  }
  expect(await site.raw('OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 405 /,
  );
  expect(await site.raw('TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 405 /,
  );
});

test('every answer carries the security headers', async ({ site }) => {
  for (const path of ['/', '/nothing', '/%', '/api/sendEmail', '/__mailbox.json']) {
    const { headers } = await site.fetch(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});
