import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './testing/site';

test('a path finds its page as a folder or as a file', async ({ site }) => {
  await site.write({
    'about-us/index.html': 'about',
    'services/ai.html': 'ai',
    'robots.txt': 'robots',
  });
  for (const [path, text] of [
    ['/', '<h1>Home</h1>'],
    ['/?utm_source=x', '<h1>Home</h1>'],
    ['/about-us', 'about'],
    ['/about-us?a=/b/', 'about'],
    ['/about%2Dus', 'about'],
    ['/about-us/index.html', 'about'],
    ['/services/ai', 'ai'],
    ['/robots.txt', 'robots'],
  ] as const) {
    const answer = await site.fetch(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, text]);
  }
});

test('a trailing slash redirects to the plain path on the same host', async ({ site }) => {
  await site.write({ 'about-us/index.html': 'about', 'pt-br/index.html': 'início' });
  for (const [path, location] of [
    ['/about-us/', '/about-us'],
    ['/about-us/?a=b%20c&d=//x', '/about-us?a=b%20c&d=//x'],
    ['/about%2Dus/', '/about%2Dus'],
    ['/pt-br/', '/pt-br'],
  ] as const) {
    const answer = await site.fetch(path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, location]);
  }
});

test('nothing redirects to another host', async ({ site }) => {
  await site.write({
    'about-us/index.html': 'about',
    'example.com/index.html': 'a folder named like a host',
  });
  for (const path of [
    '//example.com/',
    '/\\example.com/',
    '//example.com/..;/',
    '/%2Fexample.com/',
    '///example.com//',
    '/./example.com/',
  ]) {
    const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([path, answer.slice(9, 12)]).toEqual([path, '404']);
    expect(answer).not.toMatch(/^location:/im);
  }
  const absolute = await site.raw(
    'GET http://example.com/about-us/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(absolute).toMatch(/^Location: \/about-us\r$/m);
});

test('an unknown path answers 404 with the page of its language', async ({ site }) => {
  await site.write({ 'pt-br/404.html': 'não', 'assets/app.js': '1' });
  for (const [path, text] of [
    ['/nothing', '<h1>Lost</h1>'],
    ['/nothing/', '<h1>Lost</h1>'],
    ['/assets', '<h1>Lost</h1>'],
    ['/assets/', '<h1>Lost</h1>'],
    ['/assets/old.js', '<h1>Lost</h1>'],
    ['/index.html/more', '<h1>Lost</h1>'],
    ['/pt-br/nada', 'não'],
    ['/pt-br', 'não'],
    ['/constructor/__proto__', '<h1>Lost</h1>'],
    [`/${'long'.repeat(1000)}`, '<h1>Lost</h1>'],
  ] as const) {
    const answer = await site.fetch(path, {
      headers: { Range: 'bytes=0-1', 'If-None-Match': '*' },
    });
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, text]);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test('without a not-found page there is still a 404', async ({ site }) => {
  await rename(join(site.root, '404.html'), join(site.root, 'other.html'));
  const answer = await site.fetch('/nothing');
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

test('a wrong percent-encoding answers 400', async ({ site }) => {
  for (const path of ['/%', '/%zz', '/%c3%28', '/about%E0%A4%A', '/%ff/']) {
    expect([path, (await site.fetch(path)).status]).toEqual([path, 400]);
  }
});

test('a new build shows without a restart', async ({ site }) => {
  await site.write({ 'index.html': 'new home', 'new/index.html': 'new page' });
  expect(await (await site.fetch('/')).text()).toBe('new home');
  expect(await (await site.fetch('/new')).text()).toBe('new page');
});
