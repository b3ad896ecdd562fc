import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attributesOf, htmlPage } from '../checks/site';
import { hashOf } from './hashOf';
import { pagePolicy } from './pagePolicy';

test('a page allows its own scripts and styles by their hashes, and nothing else', () => {
  const policy = pagePolicy('<style>a{}</style><script>let b;</script>', 'https://mail.example', undefined);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' '${hashOf('let b;')}'`,
    `style-src-elem 'self' '${hashOf('a{}')}' '${hashOf('')}'`,
    "style-src-attr 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self' https://mail.example",
    "manifest-src 'self'",
    "base-uri 'none'",
    'form-action mailto:',
    "require-trusted-types-for 'script'",
    'trusted-types start webpack',
  ]);
});

test('a page has its policy first, and loads scripts by the hash of their content', () => {
  const html = readFileSync('dist/index.html', 'utf8');
  const [, policy] = attributesOf(htmlPage('index.html', html), 'meta');
  expect(policy?.['http-equiv']).toBe('Content-Security-Policy');
  const scripts = [...html.matchAll(/"src":"\/(assets\/[^"]+\.js)","integrity":"([^"]+)"/g)];
  expect(scripts).not.toEqual([]);
  for (const [, name = '', integrity] of scripts) expect(integrity).toBe(hashOf(readFileSync(`dist/${name}`)));
});
