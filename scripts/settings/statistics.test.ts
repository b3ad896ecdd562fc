import { expect, test } from '@playwright/test';
import { pagePolicy } from '../csp/pagePolicy';
import { parseSettings } from './settings';

test('visits are counted only with a named script, which sends to its own origin or another one', () => {
  const STATISTICS_SCRIPT = 'https://count.example/js/script.js';
  expect(parseSettings({ STATISTICS_SCRIPT: '' }).statistics).toBeUndefined();
  expect(parseSettings({ STATISTICS_SCRIPT }).statistics).toEqual({
    src: STATISTICS_SCRIPT,
    host: 'https://count.example',
    data: {},
  });
  const more = {
    STATISTICS_HOST: 'https://api.example/',
    STATISTICS_DATA: 'domain=a.example&cf-beacon={"token": "x"}',
  };
  expect(parseSettings({ STATISTICS_SCRIPT, ...more }).statistics).toMatchObject({
    host: 'https://api.example',
    data: { domain: 'a.example', 'cf-beacon': '{"token": "x"}' },
  });
});

test('a policy names the script without its query, and the host that receives its calls', () => {
  const { statistics } = parseSettings({
    STATISTICS_SCRIPT: 'https://count.example/a.js?id=1',
    STATISTICS_HOST: 'https://api.example',
  });
  const policy = pagePolicy('', '', statistics).split('; ');
  expect(policy).toContain("script-src 'self' https://count.example/a.js");
  expect(policy).toContain("connect-src 'self' https://api.example");
});

test('a script that a policy cannot name is refused, and so are invalid attributes', () => {
  for (const [name, value, reason] of [
    ['STATISTICS_SCRIPT', 'http://count.example/a.js', 'must be an https address'],
    ['STATISTICS_SCRIPT', "https://count.example/a.js;'*'", 'must be without spaces, quotation marks'],
    ['STATISTICS_HOST', 'https://count.example/api', 'must be an origin alone'],
    ['STATISTICS_DATA', 'data domain=a', 'must be attributes without their data-'],
  ] as const) {
    expect(() => parseSettings({ [name]: value })).toThrow(`  ${name}=${value}: ${reason}`);
  }
});
