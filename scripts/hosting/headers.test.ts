import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { localeFacts, locales } from '../../src/i18n/locales';
import { filesBelow } from '../files/filesBelow';
import { expect, test } from '../testing/folder';
import { headersFile } from './headersFile';
import { assetList } from './keepAssets';
import { cachedFolders, headersOfFile, picturesForAll, securityHeaders } from './headerTable';
import { nginxFiles } from './nginxFiles';

const names = filesBelow('dist');

test('the build writes the table of headers for Netlify and Cloudflare Pages', () => {
  const rules = readFileSync('dist/_headers', 'utf8').trim().split('\n\n');
  const expected = [
    ['/*', ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`)],
    ...picturesForAll.map((start) => [start.replace(/\/$/, '/*'), '  Cross-Origin-Resource-Policy: cross-origin']),
    ...cachedFolders.map((row) => [`${row.folder}*`, `  Cache-Control: ${row.cacheControl}`]),
  ];
  expect(rules.map((rule) => rule.split('\n'))).toEqual(expected);
});

test('a build that search engines are to leave out says so in the headers of each host, others do not', () => {
  for (const [noindex, count] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const nginx = nginxFiles(noindex, []).map(({ content }) => content);
    expect(headersFile(noindex).match(/^ {2}X-Robots-Tag: noindex/gm) ?? []).toHaveLength(count);
    expect(nginx.join('').match(/^add_header X-Robots-Tag "noindex.*" always;$/gm) ?? []).toHaveLength(count);
  }
});

test('other sites may show share pictures and icons, and nothing else', () => {
  const shown = names.filter((name) => 'Cross-Origin-Resource-Policy' in headersOfFile(`/${name}`));
  expect(shown).toEqual(names.filter((name) => /^images\/share\/|^[^/]+\.(?:ico|png|svg)/.test(name)));
  const maps = readFileSync('.build/hosting/nginx-maps.conf', 'utf8');
  for (const start of picturesForAll) expect(maps).toContain(`"~^${start}" cross-origin;`);
});

test('nginx answers a missing page in the language of its address', () => {
  const maps = readFileSync('.build/hosting/nginx-maps.conf', 'utf8');
  for (const locale of locales) {
    const { prefix } = localeFacts[locale];
    expect(maps).toContain(prefix === '' ? 'default /404.html;' : `"~^${prefix}(/|$)" ${prefix}/404.html;`);
  }
});

test('only files with a hash in their names are cached for good, and every folder of the table has files of its own', () => {
  const immutable = names.filter((name) => headersOfFile(`/${name}`)['Cache-Control'].includes('immutable'));
  expect(immutable.length).toBeGreaterThan(100);
  expect(immutable.filter((name) => !/[./][0-9a-f]{8,10}[./]/.test(name))).toEqual([]);
  for (const { folder } of cachedFolders) {
    // Hosts join the values of all rules that match.
    expect(cachedFolders.filter((other) => other.folder.startsWith(folder))).toHaveLength(1);
    expect(
      names.some((name) => `/${name}`.startsWith(folder)),
      folder,
    ).toBe(true);
  }
});

test('every long text of the build has smaller copies with the same content, and its hashed files are listed', () => {
  const texts = names.filter((name) => /\.(?:html|js|md|svg|xml)$/.test(name));
  const bytesOf = (name: string) => readFileSync(`dist/${name}`);
  const long = texts.filter((name) => bytesOf(name).length >= 1024);
  expect(long.length).toBeGreaterThan(200);
  const wrong = long.filter((name) => {
    const [bytes, small, larger] = [bytesOf(name), bytesOf(`${name}.br`), bytesOf(`${name}.gz`)];
    const isSame = brotliDecompressSync(small).equals(bytes) && gunzipSync(larger).equals(bytes);
    return !isSame || small.length >= larger.length;
  });
  expect(wrong).toEqual([]);
  expect(readFileSync('dist/assets.json', 'utf8')).toBe(assetList('dist'));
});
