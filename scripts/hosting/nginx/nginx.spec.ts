import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { expect, test } from '@playwright/test';
import { localeFacts, locales } from '../../../src/i18n/locales';
import { allPages, hrefOf } from '../../../src/routes';
import { filesBelow } from '../../files/filesBelow';
import { cacheControl, securityHeaders } from '../headerTable';
import { mediaTypeOf } from '../mediaTypes';
import { addressOf } from '../../server/requestTarget';
import { outside } from '../../server/testing/requests';
import { type Nginx, siteConfiguration, startNginx } from './nginx';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let nginx: Nginx | undefined;
test.beforeAll(async () => {
  nginx = await startNginx(siteConfiguration.http, siteConfiguration.server);
});
test.afterAll(() => nginx?.close());

/** Asks for exactly this path, and unpacks nothing. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: nginx?.port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends a request line as it is. */
function raw(path: string, method = 'GET'): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = createConnection(nginx?.port ?? 0, '127.0.0.1', () =>
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
}

const lowered = Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]));
const isText = /\.(?:html|js|json|md|svg|txt|webmanifest|xml)$/;
const copies = /\.(?:br|gz)$|^_headers$/;

test('every page answers at its plain address, in every language, with the headers of the table', async () => {
  for (const { route, locale } of allPages().filter(({ route }) => route.page !== 'notFound')) {
    const path = hrefOf(route.path, locale);
    const { status, headers, body } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers, path).toMatchObject({
      ...lowered,
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body.toString()).toContain(`<html lang="${locale}"`);
  }
});

test('every file has its bytes, its type and the caching of the table, and text comes packed to who accepts it', async () => {
  const names = filesBelow('dist').filter((name) => !copies.test(name));
  expect(names.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const name of names) {
    const bytes = readFileSync(`dist/${name}`);
    const packed = isText.test(name) && bytes.length >= 1024;
    for (const [accept, coding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, undefined],
    ] as const) {
      const { status, headers, body } = await get(addressOf(name.split('/')), { 'Accept-Encoding': accept });
      const expected = {
        ...lowered,
        'cache-control': cacheControl(`/${name}`),
        'content-encoding': packed ? coding : undefined,
        'content-type': mediaTypeOf(name),
        ...(packed && { vary: 'Accept-Encoding' }),
      };
      const differs = Object.entries(expected).filter(([header, value]) => headers[header] !== value);
      const got = packed && unpack !== undefined ? unpack(body) : body;
      if (status !== 200 || differs.length > 0 || !got.equals(bytes))
        wrong.push(`${name}, ${accept}: ${differs.join(' ')}`);
    }
  }
  // One assertion: thousands of them take a minute.
  expect(wrong).toEqual([]);
});

test('what is not there answers 404 with the page of its language, and is not kept', async () => {
  for (const locale of locales) {
    const { prefix } = localeFacts[locale];
    for (const path of [`${prefix}/nothing`, `${prefix}/nothing/`, `${prefix}/services/nothing`]) {
      const { status, headers, body } = await get(path, { 'Accept-Encoding': 'br' });
      expect([path, status]).toEqual([path, 404]);
      expect(headers).toMatchObject({ ...lowered, 'cache-control': 'no-cache', 'content-encoding': 'br' });
      expect(brotliDecompressSync(body).toString()).toContain(`<html lang="${locale}"`);
    }
  }
  const gone = await get('/assets/gone.0123456789.js');
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-cache']);
  expect((await get('/esoteric')).body.toString()).toContain('<html lang="en"');
});

/** What else leads to the file of a page, without a query. */
function spellingsOf(path: string, prefix: string): string[] {
  const folder = path === '/' ? '' : path;
  const encoded = path.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`);
  const shouted = `${prefix.toUpperCase()}${path.slice(prefix.length)}`;
  const spellings = [`${folder}/`, `${folder}/index.html`, `${folder}/%69ndex.html/`, encoded, `${encoded}/`, shouted];
  return spellings.filter((spelling) => spelling !== path && !spelling.startsWith('//'));
}

test('every other spelling of a page leads to its one address on the same host, at once', async () => {
  for (const { route, locale } of allPages().filter(({ route }) => route.page !== 'notFound')) {
    const path = hrefOf(route.path, locale);
    for (const spelling of spellingsOf(path, localeFacts[locale].prefix)) {
      const { status, headers } = await get(`${spelling}?a=b%20%61&d=//x`);
      expect([spelling, status, headers['location']]).toEqual([spelling, 301, `${path}?a=b%20%61&d=//x`]);
      expect(headers).toMatchObject({ ...lowered, 'cache-control': 'no-cache' });
    }
  }
  for (const [path, location] of [
    ['/pt-BR/%61bout-us/index.html', '/pt-br/about-us'],
    ['/./about-us', '/about-us'],
    ['/robots.txt/', '/robots.txt'],
    ['http://example.com/about-us/', '/about-us'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await raw(path, method);
      expect([path, /^HTTP\/1\.1 301 [^]*^location: (.*)\r$/im.exec(answer)?.[1]]).toEqual([path, location]);
    }
  }
  expect((await raw('http://example.com/about-us')).slice(9, 12)).toBe('200');
});

test('what is no page has no other spelling, and nothing leads to another host', async () => {
  for (const [path, status] of [
    ['/404.html', 200],
    ['/es/404.html', 200],
    ['/%66avicon.svg', 200],
    ['//about-us/', 404],
    ['//about-us/index.html', 404],
    ['//example.com/', 404],
    ['//example.com/index.html', 404],
    ['/%2Fexample.com/', 404],
    ['/%2Fabout-us', 404],
    ['/assets/', 404],
    ['/assets/index.html', 404],
    ['/about-us//', 404],
    ['/about-us.html', 404],
    ['/ES/nothing', 404],
    ['/%0d%0aX-A:%20b/', 404],
    ['/about-us%0d%0aX-A:%20b/index.html', 404],
    ['/about-us%', 400],
    ['/%zz', 400],
  ] as const) {
    const answer = await raw(path);
    expect([path, Number(answer.slice(9, 12))]).toEqual([path, status]);
    expect(answer).not.toMatch(/^(?:location|x-a):/im);
  }
});

test('nothing hidden, nothing beside the site, and not what is for the host', async () => {
  for (const path of ['/_headers', '/%5fheaders', '/.secret/index.html', '/.secret', '/.secret/', '/about-us/.git']) {
    expect([path, (await raw(path)).slice(9, 12)]).toEqual([path, '404']);
  }
  for (const way of outside) {
    for (const path of [`/${way}/secret.txt`, `/images/${way}/${way}/secret.txt`, `/${way}/nginx.conf`]) {
      const answer = await raw(path);
      expect([path, answer.slice(9, 12)]).toEqual([path, expect.stringMatching(/^40[04]$/)]);
      expect(answer).not.toContain('the secret');
    }
  }
});

test('a copy that is still right is not sent again, a part is sent as asked, and nothing can be sent in', async () => {
  const first = await get('/');
  const again = await get('/', { 'If-None-Match': String(first.headers['etag']) });
  expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
  const [video = ''] = filesBelow('dist').filter((name) => name.endsWith('.mp4'));
  const part = await get(`/${video}`, { Range: 'bytes=10-19' });
  expect([part.status, part.body.length]).toEqual([206, 10]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect([method, (await get('/about-us', {}, method)).status]).toEqual([method, 405]);
  }
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});
