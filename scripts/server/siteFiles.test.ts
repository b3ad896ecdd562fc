import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { get } from './testing/requests';
import { expect, test } from './testing/site';

test('each kind of file has its type', async ({ site }) => {
  const types = {
    'a.html': 'text/html; charset=utf-8',
    'a.js': 'text/javascript; charset=utf-8',
    'a.css': 'text/css; charset=utf-8',
    'a.svg': 'image/svg+xml; charset=utf-8',
    'a.avif': 'image/avif',
    'a.webp': 'image/webp',
    'a.PNG': 'image/png',
    'a.mp4': 'video/mp4',
    'a.webm': 'video/webm',
    'a.vtt': 'text/vtt; charset=utf-8',
    'a.woff2': 'font/woff2',
    'a.webmanifest': 'application/manifest+json',
    'a.ico': 'image/x-icon',
    'a.xml': 'application/xml; charset=utf-8',
    'a.txt': 'text/plain; charset=utf-8',
    'a.constructor': 'application/octet-stream',
    a: 'application/octet-stream',
  };
  for (const [name, type] of Object.entries(types)) {
    await site.write({ [`t/${name}`]: 'x' });
    expect([name, (await site.fetch(`/t/${name}`)).headers.get('content-type')]).toEqual([name, type]);
  }
});

test('hashed files are cached for good, pictures for an hour, all others are asked for again', async ({ site }) => {
  await site.write({ 'assets/app.1a2b.js': '1', 'images/covers/a.webp': '2', 'robots.txt': '3' });
  for (const [path, value] of [
    ['/assets/app.1a2b.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/images/covers/a.webp', 'public, max-age=3600, stale-while-revalidate=604800'],
    ['/robots.txt', 'no-cache'],
  ] as const) {
    expect((await site.fetch(path)).headers.get('cache-control')).toBe(value);
  }
});

test('a copy that is still right is not sent again', async ({ site }) => {
  // `fetch` would ask for a new copy whatever the headers say.
  const first = await get(site, '/');
  const [, etag = ''] = /^etag: (.*)\r$/im.exec(first) ?? [];
  const [, modified = ''] = /^last-modified: (.*)\r$/im.exec(first) ?? [];
  for (const [header, status] of [
    [`If-None-Match: ${etag}`, 304],
    [`If-None-Match: "other", ${etag.replace('W/', '')}`, 304],
    ['If-None-Match: *', 304],
    ['If-None-Match: "other"', 200],
    [`If-None-Match: "other"\r\nIf-Modified-Since: ${modified}`, 200],
    [`If-Modified-Since: ${modified}`, 304],
    ['If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 200],
    ['If-Modified-Since: nonsense', 200],
  ] as const) {
    const answer = await get(site, '/', `${header}\r\n`);
    expect([header, Number(answer.slice(9, 12))]).toEqual([header, status]);
    expect(answer).toContain(`\r\nETag: ${etag}\r\n`);
    expect(answer.endsWith('<h1>Home</h1>')).toBe(status === 200);
  }
  await utimes(join(site.root, 'index.html'), new Date(0), new Date(0));
  expect(await get(site, '/', `If-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a file compressed beforehand is sent to whoever accepts it', async ({ site }) => {
  const text = 'words '.repeat(500);
  await site.write({
    'a.js': text,
    'a.js.br': brotliCompressSync(text),
    'a.js.gz': gzipSync(text),
    'page/index.html': text,
    'page/index.html.gz': gzipSync(text),
    '404.html.br': brotliCompressSync('lost'),
  });
  for (const [path, accept, coding] of [
    ['/a.js', 'gzip, deflate, br, zstd', 'br'],
    ['/a.js', 'gzip;q=0.5, BR ; q=1.0', 'br'],
    ['/a.js', 'gzip', 'gzip'],
    ['/a.js', 'br;q=0, gzip', 'gzip'],
    ['/a.js', 'gzip;q=0.000', null],
    ['/a.js', 'brotli, x-gzip-not', null],
    ['/a.js', 'identity', null],
    ['/page', 'br, gzip', 'gzip'],
    ['/', 'br, gzip', null],
    ['/nothing', 'br', 'br'],
  ] as const) {
    const answer = await site.fetch(path, { headers: { 'Accept-Encoding': accept } });
    expect([path, accept, answer.headers.get('content-encoding')]).toEqual([path, accept, coding]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    if (path === '/a.js') {
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await answer.text()).toBe(text);
    }
  }
});

test('a large file arrives whole, an empty one empty', async ({ site }) => {
  const bytes = randomBytes(3_000_000);
  await site.write({ 'big.mp4': bytes, 'empty.txt': '' });
  expect(Buffer.from(await (await site.fetch('/big.mp4')).arrayBuffer()).equals(bytes)).toBe(true);
  const empty = await site.fetch('/empty.txt');
  expect([empty.status, empty.headers.get('content-length'), await empty.text()]).toEqual([200, '0', '']);
});
