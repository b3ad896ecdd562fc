import * as fc from 'fast-check';
import { get, outside } from './testing/requests';
import { expect, secret, test } from './testing/site';

const piece = fc.oneof(
  fc.constantFrom(
    ...outside,
    'secret.txt',
    'assets',
    'index.html',
    '/',
    '//',
    '\\',
    '%',
    '%2f',
    '%00',
    '?',
    '#',
    '.',
    '~',
    'C:',
    'http://x',
    '\t',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
);

test('any path is answered, and never with what lies outside', async ({ site }) => {
  await site.write({ 'assets/app.js': '1' });
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.constantFrom('', '/'), async (pieces, joint) => {
      const answer = await get(site, `/${pieces.join(joint)}`.replaceAll(/[\r\n ]/g, '+'));
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|301|400|404) /);
      expect(answer).not.toContain(secret);
    }),
    { numRuns: 400 },
  );
  expect((await site.fetch('/')).status).toBe(200);
});

/** The same path, with some of its characters encoded. */
const encodedHere = (path: string, places: readonly boolean[]) =>
  path.replaceAll(/[^/]/g, (character, place: number) =>
    places[place] === true ? `%${character.codePointAt(0)?.toString(16)}` : character,
  );

test('any spelling of a page redirects to its one address, with the query as it is', async ({ site }) => {
  await site.write({ 'about-us/index.html': 'about', 'es/about-us/index.html': 'sobre' });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/', '/about-us', '/es/about-us'),
      fc.constantFrom('', '/', '/index.html', '/index.html/'),
      fc.array(fc.boolean(), { maxLength: 30 }),
      fc.constantFrom('', '?', '?a=/b//%61'),
      async (address, ending, places, query) => {
        const path = encodedHere(`${address}${ending}`.replace('//', '/'), places);
        const answer = await get(site, `${path}${query}`);
        if (path === address) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
        else
          expect([path, /^HTTP\/1\.1 301 [^]*^location: (.*)\r$/im.exec(answer)?.[1]]).toEqual([path, address + query]);
      },
    ),
    { numRuns: 300 },
  );
});

test('any headers are answered', async ({ site }) => {
  await site.write({ 'assets/app.js': '0123456789' });
  const name = fc.constantFrom(
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'Host',
    'Content-Length',
    'Transfer-Encoding',
    'Expect',
    'Upgrade',
    'Cookie',
    '__proto__',
  );
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^bytes=\d*-\d*$/),
    fc.constantFrom('br, gzip', '*', '100-continue', 'chunked', '0'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, value), { maxLength: 5 }), async (headers) => {
      const lines = headers.map(([key, text]) => `${key}: ${text.replaceAll(/[\r\n]/g, '')}\r\n`).join('');
      // Chunks end with 0, so that a request which promises a body brings one.
      const answer = await site.raw(
        `GET /assets/app.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n0\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 (?:100|200|206|304|4\d\d) /);
    }),
    { numRuns: 300 },
  );
  expect((await site.fetch('/')).status).toBe(200);
});

test('huge headers, rubbish and senders who hang up do no harm', async ({ site }) => {
  await site.write({ 'big.mp4': Buffer.alloc(5_000_000) });
  expect(await get(site, '/', `X: ${'x'.repeat(100_000)}\r\n`)).toMatch(/^(?:HTTP\/1\.1 431 |$)/);
  expect(await get(site, `/${'x'.repeat(100_000)}`)).toMatch(/^(?:HTTP\/1\.1 431 |$)/);
  expect(await site.raw(Buffer.from([0x16, 0x03, 0x01, 0xff, 0x00]))).toMatch(/^HTTP\/1\.1 400 /);
  for (let round = 0; round < 30; round += 1) {
    const stop = new AbortController();
    const answer = await site.fetch('/big.mp4', { signal: stop.signal });
    stop.abort();
    await expect(answer.arrayBuffer()).rejects.toThrow();
  }
  expect((await site.fetch('/')).status).toBe(200);
});
