import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { localeFacts, locales } from '../../src/i18n/locales';
import { allPages, hrefOf } from '../../src/paths';
import { filesBelow } from '../files/filesBelow';
import { expect, test as base, writeFiles } from '../testing/folder';
import { headersOfFile, securityHeaders } from './headerTable';
import { mediaTypeOf } from './mediaTypes';
import { nginxFiles } from './nginxFiles';

const redirects = [{ from: '/Team.html', to: '/about-us' }];

const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

/** A complete configuration that serves `dist/`. All temporary files of nginx are in one folder, so that it needs no special rights and does not disturb another nginx. */
const configuration = (folder: string) => `
  ${process.getuid?.() === 0 ? 'user root;' : ''}
  pid ${folder}/pid;
  events {}
  http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('')}
    include ${folder}/nginx-maps.conf;
    server {
      listen unix:${folder}/socket;
      root ${resolve('dist')};
      include ${folder}/nginx-site.conf;
    }
  }`;

async function ask(socketPath: string, path: string, headers = {}) {
  const sent = request({ socketPath, path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** `get` sends a path to nginx unchanged, and does not decompress the answer. */
const test = base.extend<{ get: (path: string, headers?: object) => ReturnType<typeof ask> }>({
  get: async ({ folder }, provide) => {
    const files = nginxFiles(false, redirects).map(({ name, content }) => [name, content]);
    await writeFiles(folder, { 'nginx.conf': configuration(folder), ...Object.fromEntries(files) });
    const args = ['-c', `${folder}/nginx.conf`, '-e', `${folder}/errors`, '-g', 'daemon off;'];
    const nginx = spawn(program ?? '', args, { stdio: 'inherit' });
    const ended = once(nginx, 'close');
    const socket = join(folder, 'socket');
    while (nginx.exitCode === null && !existsSync(socket)) await wait(10);
    await provide((path, headers) => ask(socket, path, headers));
    nginx.kill('SIGTERM');
    await ended;
  },
});

const lower = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value as string]));

test.skip(program === undefined, 'nginx is not installed: apt-get install nginx-light');

test('nginx serves a file with its type and headers, compressed to those who accept it @long', async ({ get }) => {
  const [script = ''] = filesBelow('dist/assets').filter((name) => name.endsWith('.js'));
  const { status, headers, body } = await get(`/assets/${script}`, { 'Accept-Encoding': 'gzip' });
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([200, mediaTypeOf(script), 'gzip']);
  expect(headers).toMatchObject(lower({ ...securityHeaders, ...headersOfFile(`/assets/${script}`) }));
  expect(gunzipSync(body)).toEqual(readFileSync(`dist/assets/${script}`));
});

test('nginx answers a missing page with 404 in its language, and does not serve files for the host @long', async ({
  get,
}) => {
  for (const locale of locales) {
    const { status, headers, body } = await get(`${localeFacts[locale].prefix}/services/nothing`);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining(`<html lang="${locale}"`)]);
    expect(headers).toMatchObject(lower({ ...securityHeaders, 'Cache-Control': 'no-cache' }));
  }
  for (const path of ['/_headers', '/_redirects', '//about-us/', '/%2Fabout-us', '/assets/']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
});

test('nginx redirects every other spelling of a page, and an address of an earlier site, on the same host @long', async ({
  get,
}) => {
  for (const { route, locale } of allPages().filter(({ route }) => route.page !== 'notFound')) {
    const address = hrefOf(route.path, locale);
    const { prefix } = localeFacts[locale];
    const folder = address === '/' ? '' : address;
    const encoded = address.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`);
    const capital = `${prefix.toUpperCase()}${address.slice(prefix.length)}`;
    for (const spelling of [`${folder}/`, `${folder}/index.html`, encoded, capital].filter(
      (path) => path !== address,
    )) {
      const { status, headers } = await get(`${spelling}?a=b%20%61&d=//x`);
      expect([spelling, status, headers.location]).toEqual([spelling, 301, `${address}?a=b%20%61&d=//x`]);
    }
  }
  expect((await get('/robots.txt/')).headers.location).toBe('/robots.txt');
  for (const old of ['/Team.html', '/team.html/']) {
    expect((await get(`${old}?a=b`)).headers.location).toBe('/about-us?a=b');
  }
  expect((await get('/teamxhtml')).status).toBe(404);
});
