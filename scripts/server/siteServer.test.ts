import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headersOfFile, securityHeaders } from '../hosting/headerTable';
import { localeFacts, locales, sourceLocale } from '../../src/i18n/locales';
import { ask } from './testing/requests';
import { expect, test } from './testing/site';

const loweredHeaders = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

test('each address returns its page, and an unknown one 404 and the not-found page of its language', async ({
  site,
}) => {
  await site.write({
    'about-us/index.html': 'about',
    'services/ai.html': 'ai',
    'pt-br/404.html': 'não',
    _headers: 'for the host only',
  });
  for (const [path, status, text] of [
    ['/?utm_source=x', 200, '<h1>Home</h1>'],
    ['/about-us?a=/b/', 200, 'about'],
    ['/services/ai', 200, 'ai'],
    ['/about-us/nothing/', 404, '<h1>Lost</h1>'],
    ['/pt-br/nada', 404, 'não'],
    ['/pt-br', 404, 'não'],
    ['/_headers', 404, '<h1>Lost</h1>'],
  ] as const) {
    const answer = await site.fetch(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, status, text]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
  await site.write({ 'index.html': 'a new build' });
  expect(await (await site.fetch('/')).text()).toBe('a new build');
});

test('every other spelling of an address redirects to it, on the same host', async ({ site }) => {
  const [, other = sourceLocale] = locales;
  const { prefix } = localeFacts[other];
  const translation = `${prefix}/about-us/index.html`.slice(1);
  await site.write({ 'about-us/index.html': 'about', [translation]: 'sobre', 'assets/app.js': '1' });
  for (const [path, location] of [
    ['/index.html', '/'],
    ['/about-us/?a=b%20c&d=//x', '/about-us?a=b%20c&d=//x'],
    ['/about-us/index.html/', '/about-us'],
    ['/%61bout%2Dus', '/about-us'],
    [`${prefix.toUpperCase()}/%61bout-us/index.html?a=b`, `${prefix}/about-us?a=b`],
    ['/assets/app%2Ejs/', '/assets/app.js'],
  ] as const) {
    const { status, headers } = await ask(site.port, path);
    expect([path, status, headers.location]).toEqual([path, 301, location]);
  }
  for (const path of ['//about-us/', '/\\about-us/', '/%2Fabout-us/index.html', '///about-us//']) {
    const { status, headers } = await ask(site.port, path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
  expect((await ask(site.port, '/%zz')).status).toBe(400);
});

test('hidden files and files outside the folder are not served, but security.txt is', async ({ site }) => {
  await site.write({ '../secret.txt': 'secret', '.env': 'secret', '.well-known/security.txt': 'Contact: us' });
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/.env']) {
    expect([path, (await ask(site.port, path)).status]).toEqual([path, 404]);
  }
  const answer = await site.fetch('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
});

test('only this machine’s own names are answered', async ({ site }) => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.2', '0.0.0.0']) {
    for (const path of ['/', '/__mailbox', '/api/sendEmail']) {
      expect([host, path, (await ask(site.port, path, { Host: host })).status]).toEqual([host, path, 421]);
    }
  }
  for (const host of ['localhost', 'LOCALHOST:80', 'site.localhost', '127.0.0.1:3000', '[::1]']) {
    expect([host, (await ask(site.port, '/', { Host: host })).status]).toEqual([host, 200]);
  }
});

test('every answer has the headers of the table', async ({ site }) => {
  await site.write({ 'assets/app.1a2b.js': '1', 'images/covers/a.webp': '2', 'images/share/a.png': '3' });
  for (const path of ['/', '/assets/app.1a2b.js', '/images/covers/a.webp', '/images/share/a.png', '/nothing']) {
    const { headers } = await site.fetch(path);
    for (const [name, value] of Object.entries({ ...securityHeaders, ...headersOfFile(path) })) {
      expect(headers.get(name), `${path} ${name}`).toBe(value);
    }
  }
  for (const path of ['/index.html', '/%zz', '/__mailbox', '/api/sendEmail']) {
    expect(Object.fromEntries((await site.fetch(path)).headers), path).toMatchObject(loweredHeaders);
  }
});

test('a compressed copy is sent to browsers that accept it', async ({ site }) => {
  await site.write({ 'a.js': 'words', 'a.js.br': brotliCompressSync('words'), 'a.js.gz': gzipSync('words') });
  for (const [accept, coding] of Object.entries({ 'gzip, deflate, br, zstd': 'br', gzip: 'gzip', identity: null })) {
    const answer = await site.fetch('/a.js', { headers: { 'Accept-Encoding': accept } });
    expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual(['words', coding]);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  }
});
