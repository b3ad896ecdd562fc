import { expect, test } from '@playwright/test';
import { publicationWarnings } from './publicationWarnings';

const open = { SITE_URL: 'https://www.nine-blocks.dev' };
const right = { ...open, MAIL_HOST: 'https://mail.nine-blocks.dev', ACCEPT_ANY_RESPONSE: 'false' };
const strict = { SETTINGS_STRICT: 'true' };
const left = [{ file: 'src/content/team.ts', line: 7, what: 'Somebody', fix: 'write who works for you' }];

test('a build for a public site says that requests can be lost, and counts the leftovers of the old company', () => {
  const [leads, still, ...others] = publicationWarnings(open, left);
  expect(leads).toMatch(/404 or 405.*thank the visitor[^]*MAIL_HOST.*ACCEPT_ANY_RESPONSE=false/);
  expect(still).toMatch(/^1 things .*npm run own -- --left/);
  expect(others).toEqual([]);
  expect(publicationWarnings({ ...open, ACCEPT_ANY_RESPONSE: 'false' }, [])[0]).toContain('MAIL_HOST is not set');
  expect(publicationWarnings(right, [])).toEqual([]);
  expect(publicationWarnings({ SITE_URL: 'http://localhost:4173' }, left)).toEqual([]);
});

test('with SETTINGS_STRICT it throws one error with all reasons and the whole list', () => {
  expect(() => publicationWarnings({ ...open, ...strict }, left)).toThrow(
    /can be lost[^]*old company[^]*team\.ts\n {2}7: Somebody: write who[^]*SETTINGS_STRICT=true/,
  );
  expect(() => publicationWarnings({ ...right, ...strict }, left)).toThrow('Somebody');
  expect(publicationWarnings({ ...right, ...strict }, [])).toEqual([]);
});
