import { expect, test } from '@playwright/test';
import { addresses } from '../../src/content/company';
import { noindexNotice } from './noindexNotice';
import { parseSettings } from './settings';

test('every setting has a default', () => {
  expect(parseSettings({})).toEqual({
    ...addresses,
    mailHost: '',
    acceptAnyResponse: true,
    buildYear: new Date().getFullYear(),
    noindex: false,
  });
});

test('settings come from the environment, origins without a slash at the end', () => {
  const environment = {
    SITE_URL: 'https://www.example.com/',
    MAIL_HOST: 'http://localhost:8025',
    CONTACT_EMAIL: 'contact@example.com',
    SENDER_EMAIL: 'sender@example.com',
    ACCEPT_ANY_RESPONSE: 'false',
  };
  expect(parseSettings(environment)).toMatchObject({
    siteUrl: 'https://www.example.com',
    mailHost: 'http://localhost:8025',
    contactEmail: 'contact@example.com',
    senderEmail: 'sender@example.com',
    acceptAnyResponse: false,
  });
});

test('search engines are kept out if the address is not the company’s, unless NOINDEX says otherwise', () => {
  const staging = { SITE_URL: 'https://staging.example.com' };
  for (const [environment, noindex] of [
    [{ SITE_URL: `${addresses.siteUrl}/`, NOINDEX: '' }, false],
    [{ NOINDEX: 'true' }, true],
    [staging, true],
    [{ ...staging, NOINDEX: 'false' }, false],
  ] as const) {
    expect([environment, parseSettings(environment).noindex]).toEqual([environment, noindex]);
  }
  expect(noindexNotice(parseSettings(staging))).toMatch(/kept out.*staging\.example\.com[^]*NOINDEX=false/);
  expect(noindexNotice(parseSettings({ NOINDEX: 'true' }))).toContain('NOINDEX=true');
  expect(noindexNotice(parseSettings({}))).toBeUndefined();
});

const notAnAddress = 'must be an address such as https://mail.example.com';
const notAnOrigin = 'must be an origin alone: no path, query or user';

test('one error names all wrong settings, with the value and the rule of each', () => {
  const wrong = [
    ['SITE_URL', 'example.com', notAnAddress],
    ['MAIL_HOST', 'https://example.com/api', notAnOrigin],
    ['CONTACT_EMAIL', 'contact', 'must be an e-mail address'],
    ['SENDER_EMAIL', '', 'must be an e-mail address'],
    ['ACCEPT_ANY_RESPONSE', 'yes', 'must be true or false'],
    ['NOINDEX', '1', 'must be true or false'],
  ] as const;
  const environment = Object.fromEntries(wrong.map(([name, value]) => [name, value]));
  const lines = wrong.map(([name, value, reason]) => `  ${name}=${value}: ${reason}`);
  expect(() => parseSettings(environment)).toThrow(lines.join('\n'));
});
