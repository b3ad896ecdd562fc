import * as fc from 'fast-check';
import { parseRange } from './range';
import { expect, test } from './testing/site';

const digits = '0123456789';

test('a range of a file is sent as asked', async ({ site }) => {
  await site.write({ 'a.mp4': digits });
  for (const [range, status, contentRange, text] of [
    ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=0-', 206, 'bytes 0-9/10', digits],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=7-99999999999999999999', 206, 'bytes 7-9/10', '789'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-99', 206, 'bytes 0-9/10', digits],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=4-2', 200, null, digits],
    ['bytes=-', 200, null, digits],
    ['bytes=0-1,4-5', 200, null, digits],
    ['lines=1-2', 200, null, digits],
    ['bytes=a-b', 200, null, digits],
  ] as const) {
    const answer = await site.fetch('/a.mp4', { headers: { Range: range } });
    expect([range, answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      range,
      status,
      contentRange,
      text,
    ]);
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
  }
});

test('a range of another version, of a head or of an empty file', async ({ site }) => {
  await site.write({ 'a.mp4': digits, 'empty.mp4': '', 'a.mp4.br': 'not to be sent for a range' });
  const modified = (await site.fetch('/a.mp4')).headers.get('last-modified') ?? '';
  const ask = (headers: Record<string, string>): Promise<Response> =>
    site.fetch('/a.mp4', { headers: { Range: 'bytes=1-2', 'Accept-Encoding': 'br', ...headers } });
  expect(await (await ask({})).text()).toBe('12');
  expect(await (await ask({ 'If-Range': modified })).text()).toBe('12');
  expect(await (await ask({ 'If-Range': 'Thu, 01 Jan 1970 00:00:00 GMT' })).text()).toBe(digits);
  expect(await (await ask({ 'If-Range': '"other"' })).text()).toBe(digits);

  const range = { headers: { Range: 'bytes=0-1' } };
  expect((await site.fetch('/a.mp4', { method: 'HEAD', ...range })).status).toBe(200);
  expect((await site.fetch('/empty.mp4', range)).status).toBe(416);
});

test('a range never leaves the file, whatever the header says', () => {
  const header = fc.oneof(
    fc.string(),
    fc.stringMatching(/^bytes=\d{0,30}-\d{0,30}$/),
    fc.tuple(fc.nat(30), fc.nat(30)).map(([first, last]) => `bytes=${first}-${last}`),
  );
  fc.assert(
    fc.property(header, fc.nat(20), (text, size) => {
      const range = parseRange(text, size);
      if (typeof range !== 'object') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
    { numRuns: 1000 },
  );
});
