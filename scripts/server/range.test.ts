import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import * as fc from 'fast-check';
import { get } from './testing/requests';
import { expect, test } from './testing/site';

const digits = '0123456789';

test('a range of a file is sent as asked', async ({ site }) => {
  await site.write({ 'a.mp4': digits });
  for (const [range, status, contentRange, text] of [
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=0-', 206, 'bytes 0-9/10', digits],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=7-99', 206, 'bytes 7-9/10', '789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', undefined],
    ['bytes=0-1,4-5', 200, null, digits],
    ['lines=1-2', 200, null, digits],
  ] as const) {
    const answer = await site.fetch('/a.mp4', { headers: { Range: range } });
    const body = await answer.text();
    expect([range, answer.status, answer.headers.get('content-range')]).toEqual([range, status, contentRange]);
    if (text !== undefined) expect([range, body]).toEqual([range, text]);
    if (status !== 416) expect(answer.headers.get('accept-ranges')).toBe('bytes');
  }
});

test('a range of another version is the whole file', async ({ site }) => {
  await site.write({ 'a.mp4': digits });
  const modified = (await site.fetch('/a.mp4')).headers.get('last-modified') ?? '';
  const ask = async (version: string) =>
    (await get(site, '/a.mp4', `Range: bytes=1-2\r\nIf-Range: ${version}\r\n`)).split('\r\n\r\n')[1];
  expect(await ask(modified)).toBe('12');
  expect(await ask('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(digits);
  expect(await ask('"other"')).toBe(digits);
});

test('no range, however it is crafted, stops the server or leaves the file', async ({ site }) => {
  await site.write({ 'a.mp4': digits, 'empty.mp4': '', 'a.js': digits, 'a.js.br': 'packed' });
  const crafted = fc.oneof(
    fc.constantFrom(
      'bytes=4-2',
      'bytes=a-b',
      'bytes=-',
      'bytes=-0',
      'bytes=-99',
      'bytes=1e3-',
      'bytes=0x1-2',
      'bytes=',
    ),
    fc.constantFrom('bytes=99999999999999999999-', 'bytes=7-99999999999999999999', 'bytes=--1', 'bytes=1-2-3', '=1-2'),
    fc.stringMatching(/^bytes=[\d,-]{0,20}$/),
    fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\r\n]/g, '')),
  );
  await fc.assert(
    fc.asyncProperty(crafted, fc.constantFrom('/a.mp4', '/empty.mp4', '/a.js', '/'), async (range, path) => {
      const answer = await get(site, path, `Accept-Encoding: br\r\nRange: ${range}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|206|400|416) /);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      if (path === '/a.mp4' && head.includes(' 206 ')) expect(digits).toContain(body);
    }),
    { numRuns: 300 },
  );
  expect((await site.fetch('/')).status).toBe(200);
});

/** The files and connections that this process has open. */
const openDescriptors = () => readdirSync('/dev/fd').length;

test('visitors who leave in the middle of a video leave no file open', async ({ site }) => {
  await site.write({ 'big.mp4': Buffer.alloc(5_000_000) });
  const leave = () =>
    new Promise<void>((left) => {
      const socket = createConnection(site.port, '127.0.0.1', () => {
        socket.write('GET /big.mp4 HTTP/1.1\r\nHost: localhost\r\nRange: bytes=10-\r\n\r\n');
      });
      socket.once('data', () => socket.destroy());
      socket.once('close', () => left());
    });
  await leave();
  const before = openDescriptors();
  for (let visitor = 0; visitor < 200; visitor += 1) await leave();
  // A garbage collector that closes forgotten files is not waited for.
  await expect.poll(openDescriptors, { timeout: 2000 }).toBeLessThanOrEqual(before + 3);
  expect((await site.fetch('/')).status).toBe(200);
});

test('two thousand visitors who are gone at once, forty at a time, stop nothing and leave no file open', async ({
  site,
}) => {
  test.slow();
  await site.write({ 'page.html': Buffer.alloc(300_000, 'a') });
  const vanish = (after: number) =>
    new Promise<void>((left) => {
      const socket = createConnection(site.port, '127.0.0.1', () => {
        socket.write('GET /page.html HTTP/1.1\r\nHost: localhost\r\n\r\n');
        setTimeout(() => socket.resetAndDestroy(), after);
      });
      socket.on('error', () => undefined);
      socket.once('close', () => left());
    });
  await vanish(0);
  const before = openDescriptors();
  for (let round = 0; round < 50; round += 1) {
    await Promise.all(Array.from({ length: 40 }, (_, visitor) => vanish(visitor % 4)));
  }
  await expect.poll(openDescriptors, { timeout: 5000 }).toBeLessThanOrEqual(before + 3);
  expect((await site.fetch('/')).status).toBe(200);
});
