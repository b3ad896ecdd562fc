import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow';
import { cacheControl, cachedFolders, revalidated, securityHeaders } from './headerTable';
import { expect, test } from '../server/testing/site';

const lowered = Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]));

/** What a `_headers` file says of an address: as hosts do it, the values of all rules that match. */
function headersIn(text: string, path: string): [string, string][] {
  return text.split(/\n(?=\/)/).flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trim().split('\n');
    const matches = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    return matches
      ? lines.map((line): [string, string] => [line.slice(2, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)])
      : [];
  });
}

test('the file for Netlify and Cloudflare Pages says of every file what the table says, and nothing twice', () => {
  const text = readFileSync('dist/_headers', 'utf8');
  const names = filesBelow('dist');
  expect(names.length).toBeGreaterThan(500);
  for (const name of names) {
    const sent = headersIn(text, `/${name}`);
    const kept = cacheControl(`/${name}`);
    const expected = { ...securityHeaders, ...(kept !== revalidated && { 'Cache-Control': kept }) };
    expect([name, sent.length, Object.fromEntries(sent)]).toEqual([name, Object.keys(expected).length, expected]);
  }
});

test('what is kept for good has a hash in its name, and no folder lies in another', () => {
  const names = filesBelow('dist').filter((name) => cacheControl(`/${name}`).includes('immutable'));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !/[./][0-9a-f]{8,10}[./]/.test(name))).toEqual([]);
  for (const { folder } of cachedFolders) {
    expect(cachedFolders.filter((other) => other.folder.startsWith(folder))).toHaveLength(1);
    expect(
      filesBelow('dist').filter((name) => `/${name}`.startsWith(folder)),
      folder,
    ).not.toHaveLength(0);
  }
});

test('https can be asked for before the first visit', () => {
  const [age, ...rest] = securityHeaders['Strict-Transport-Security'].split('; ');
  expect(Number(age?.replace('max-age=', ''))).toBeGreaterThanOrEqual(31_536_000);
  expect(rest).toEqual(['includeSubDomains', 'preload']);
});

test('the local server sends the table with every answer', async ({ site }) => {
  await site.write({ 'about-us/index.html': 'about', 'assets/a.js': '1', 'images/covers/a.webp': '1' });
  for (const path of ['/', '/about-us', '/about-us/', '/assets/a.js', '/images/covers/a.webp', '/nothing', '/%zz']) {
    const answer = await site.fetch(path);
    expect(Object.fromEntries(answer.headers), path).toMatchObject(lowered);
    if (answer.status === 200) expect(answer.headers.get('cache-control'), path).toBe(cacheControl(path));
  }
});

test('what is for the host alone is served to nobody', async ({ site }) => {
  await site.write({ _headers: '/*', 'assets/_headers': 'a file like any other' });
  expect((await site.fetch('/_headers')).status).toBe(404);
  expect((await site.fetch('/%5Fheaders')).status).toBe(404);
  expect((await site.fetch('/_headers/')).status).toBe(404);
  expect((await site.fetch('/assets/_headers')).status).toBe(200);
});
