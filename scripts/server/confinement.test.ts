import { join } from 'node:path';
import { get, outside } from './testing/requests';
import { expect, secret, test } from './testing/site';

test('no spelling of a path leads out of the folder', async ({ site }) => {
  await site.write({ 'assets/app.js': '1' });
  for (const up of outside) {
    for (const path of [
      `/${up}/secret.txt`,
      `/assets/${up}/${up}/secret.txt`,
      `//${up}/secret.txt`,
      `/${up}%2fsecret.txt`,
      `/${up}%5csecret.txt`,
      `${up}/secret.txt`,
      `http://x/${up}/secret.txt`,
    ]) {
      const answer = await get(site, path);
      expect([path, answer]).toEqual([path, expect.stringMatching(/^HTTP\/1\.1 40[04] /)]);
      expect(answer).not.toContain(secret);
    }
  }
  for (const path of [
    join(site.folder, 'secret.txt'),
    `/file://${site.folder}/secret.txt`,
    '/index.html%00.txt',
    '/index.html%00',
    '/\0',
  ]) {
    expect(await get(site, path)).toMatch(/^HTTP\/1\.1 40[04] /);
  }
});

test('hidden files are not served', async ({ site }) => {
  await site.write({
    '.env': secret,
    '.git/config': secret,
    'a/.htpasswd': secret,
    'a/.well-known/security.txt': secret,
    '.well-known/.env': secret,
    '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  });
  const hidden = [
    '/.env',
    '/.git/config',
    '/a/.htpasswd',
    '/%2eenv',
    '/a/.well-known/security.txt',
    '/.well-known/.env',
  ];
  for (const path of hidden) {
    const answer = await site.fetch(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, '<h1>Lost</h1>']);
  }
  // What everyone is meant to find has a dot before its folder, too.
  const answer = await site.fetch('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
});
