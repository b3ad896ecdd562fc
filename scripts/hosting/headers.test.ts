import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { filesBelow } from '../files/filesBelow';
import { headersFile } from './headersFile';
import { headersOfFile } from './headerTable';
import { nginxFiles } from './nginxFiles';

const names = filesBelow('dist');

test('the build writes the headers for Netlify and Cloudflare Pages', () => {
  const rules = readFileSync('dist/_headers', 'utf8').split('\n\n');
  expect(rules[0]).toMatch(/^\/\*\n {2}Content-Security-Policy: frame-ancestors 'none'\n/);
  expect(rules).toContain('/images/share/*\n  Cross-Origin-Resource-Policy: cross-origin');
  expect(rules).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});

test('only the headers of a NOINDEX build ask search engines to leave it out', () => {
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
});

test('only files with a hash in their names are cached permanently', () => {
  const immutable = names.filter((name) => headersOfFile(`/${name}`)['Cache-Control'].includes('immutable'));
  expect(immutable.length).toBeGreaterThan(100);
  expect(immutable.filter((name) => !/[./][0-9a-f]{8,10}[./]/.test(name))).toEqual([]);
});
