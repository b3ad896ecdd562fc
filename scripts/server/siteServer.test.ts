import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './testing/site';

test('a path finds its page as a folder or as a file', async ({ site }) => {
  await site.write({
    'about-us/index.html': 'about',
    'services/ai.html': 'ai',
    'robots.txt': 'robots',
    'pt-br/404.html': 'não',
  });
  for (const [path, text] of [
    ['/', '<h1>Home</h1>'],
    ['/?utm_source=x', '<h1>Home</h1>'],
    ['/about-us', 'about'],
    ['/about-us?a=/b/', 'about'],
    ['/services/ai', 'ai'],
    ['/robots.txt', 'robots'],
    ['/404', '<h1>Lost</h1>'],
    ['/404.html', '<h1>Lost</h1>'],
    ['/pt-br/404.html', 'não'],
  ] as const) {
    const answer = await site.fetch(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, text]);
  }
});

test('every other spelling redirects to the one address, on the same host and at once', async ({ site }) => {
  await site.write({
    'about-us/index.html': 'about',
    'pt-br/about-us/index.html': 'sobre',
    'a é/index.html': 'a name that has to be encoded',
    'assets/app.js': '1',
  });
  for (const [path, location] of [
    ['/index.html', '/'],
    ['/%69ndex.html?a=%61&b', '/?a=%61&b'],
    ['/about-us/?a=b%20c&d=//x', '/about-us?a=b%20c&d=//x'],
    ['/about-us/index.html/?a=/index.html', '/about-us?a=/index.html'],
    ['/%61bout%2Dus', '/about-us'],
    ['/pt-BR/%61bout-us/index.html?a', '/pt-br/about-us?a'],
    ['/%61%20%c3%a9', '/a%20%C3%A9'],
    ['/assets/app%2Ejs/', '/assets/app.js'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.fetch(path, { method });
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 301, location]);
      expect([location, (await site.fetch(location, { method })).status]).toEqual([location, 200]);
    }
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
    '//example.com/index.html',
    '/%2Fexample.com/index.html',
    '//about-us',
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
    ['/assets/index.html', '<h1>Lost</h1>'],
    ['/PT-BR/nada', '<h1>Lost</h1>'],
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
