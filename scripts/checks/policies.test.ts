import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { inlineStartScript } from '../prerender/inlineStartScript';
import { integrityProblems } from './integrity';
import { policyProblems } from './policies';
import { htmlPage, siteOf } from './site';
import { pagePolicy } from '../csp/pagePolicy';

const body = '<style>p { color: red }</style><script>let a = 1;</script><p>x</p>';
const documentWith = (policy: string, html = body) =>
  `<html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${html}</body></html>`;
const problemsOf = (html: string) => policyProblems(htmlPage('a.html', html));

const policy = pagePolicy(body, 'https://mail.example');

test('the policy of a page allows what the page holds, its mail host, and nothing else', () => {
  expect(problemsOf(documentWith(policy))).toEqual([]);
  expect(policy).toContain("connect-src 'self' https://mail.example;");
  expect(pagePolicy(body, '')).toContain("connect-src 'self';");
});

test('a policy that allows too much or too little is told', () => {
  const tell = (reason: string) => [`a.html: policy: ${reason}`];
  for (const [from, to, reason] of [
    ["img-src 'self'", "img-src 'self' data:", 'allows data:'],
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", "allows 'unsafe-inline'"],
    ["style-src-attr 'none'; ", '', "does not say style-src-attr 'none'"],
    ["base-uri 'none'", "base-uri 'self'", "does not say base-uri 'none'"],
    ['form-action mailto:', "form-action 'none'", 'does not say form-action mailto:'],
    ["require-trusted-types-for 'script'; ", '', "does not say require-trusted-types-for 'script'"],
  ] as const) {
    expect(problemsOf(documentWith(policy.replace(from, to)))).toEqual(tell(reason));
  }
  for (const [html, reason] of [
    ['<script>let b;</script>', 'script-src lacks the hash of “let b;”'],
    ['<style>a {}</style>', 'style-src-elem lacks the hash of “a {}”'],
    ['<p style="top: 0">', 'forbids <p style="top: 0">, which the page holds'],
    ['<p onclick="go()">', 'forbids <p onclick="go()">, which the page holds'],
  ] as const) {
    expect(problemsOf(documentWith(policy, html))).toEqual(tell(reason));
  }
  const late = documentWith(policy).replace('<meta charset="utf-8">', '<title>a</title><meta charset="utf-8">');
  expect(problemsOf(late)).toEqual(tell('does not stand first, after the charset'));
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a script without the hash of its file, or with another one, is told', () => {
  const chunk = 'let chunk;';
  const start = `load("${hashOf(chunk)}");`;
  const site = (html: string, files: Readonly<Record<string, string>>) => {
    const all: Record<string, string> = { 'index.html': html, ...files };
    return siteOf(Object.keys(all), (name) => all[name] ?? '');
  };
  const files = { 'assets/start.js': start, 'assets/home.js': chunk };
  const pageWith = (ofStart: string | undefined, ofChunk: string | null = hashOf(chunk)) => {
    const scripts = [{ src: '/assets/start.js', integrity: ofStart }];
    const code = ofChunk === null ? [] : [{ src: '/assets/home.js', integrity: ofChunk }];
    return `<script>${inlineStartScript({ scripts, code, data: [] })}</script>`;
  };
  const good = pageWith(hashOf(start));
  expect(integrityProblems(site(good, files))).toEqual([]);
  for (const [html, changed, problem] of [
    [pageWith(undefined), {}, 'index.html: asks for /assets/start.js without its integrity'],
    [
      `${good}<script src="/assets/home.js"></script>`,
      {},
      'index.html: asks for /assets/home.js without its integrity',
    ],
    [pageWith(hashOf(start), 'sha256-x'), {}, 'index.html: the integrity of /assets/home.js is not that of the file'],
    [
      pageWith(hashOf(start), null),
      { 'assets/home.js': 'let other;' },
      'assets/home.js: no script that starts a page holds its integrity',
    ],
  ] as const) {
    expect(integrityProblems(site(html, { ...files, ...changed }))).toEqual([problem]);
  }
});
