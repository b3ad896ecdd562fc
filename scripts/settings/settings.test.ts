import { expect, test } from '@playwright/test';
import { addresses } from '../../src/content/company';
import { noindexNotice } from './noindexNotice';
import { parseSettings } from './settings';

/** What is said of some variables; nothing when they are right. */
function complaint(environment: Record<string, string>): string {
  try {
    parseSettings(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

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
    HOME: '/somewhere',
  };
  expect(parseSettings(environment)).toMatchObject({
    siteUrl: 'https://www.example.com',
    mailHost: 'http://localhost:8025',
    contactEmail: 'contact@example.com',
    senderEmail: 'sender@example.com',
    acceptAnyResponse: false,
  });
  expect(parseSettings({ MAIL_HOST: '' }).mailHost).toBe('');
});

test('search engines are kept out where the address is not the company’s, unless the setting says otherwise', () => {
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

const wrong: readonly (readonly [name: string, value: string, reason: string])[] = [
  ['SITE_URL', 'example.com', notAnAddress],
  ['SITE_URL', '', notAnAddress],
  ['SITE_URL', 'ftp://example.com', notAnAddress],
  ['SITE_URL', 'https://example.com/site', notAnOrigin],
  ['SITE_URL', 'https://example.com/?a=b', notAnOrigin],
  ['SITE_URL', 'https://user:secret@example.com', notAnOrigin],
  ['MAIL_HOST', 'mail', notAnAddress],
  ['MAIL_HOST', 'https://example.com/api', notAnOrigin],
  ['CONTACT_EMAIL', 'contact', 'must be an e-mail address'],
  ['CONTACT_EMAIL', 'a@example.com, b@example.com', 'must be an e-mail address'],
  ['SENDER_EMAIL', '', 'must be an e-mail address'],
  ['ACCEPT_ANY_RESPONSE', 'yes', 'must be true or false'],
  ['NOINDEX', '1', 'must be true or false'],
];

test('a bad setting is named, with what it holds and what it must be', () => {
  for (const [name, value, reason] of wrong) {
    const [first, ...lines] = complaint({ [name]: value }).split('\n');
    expect(first).toContain('Bad build settings');
    expect(lines).toEqual([`  ${name}=${value}: ${reason}`]);
  }
});

test('all bad settings are named at once', () => {
  const names = ['SITE_URL', 'MAIL_HOST', 'CONTACT_EMAIL', 'SENDER_EMAIL', 'ACCEPT_ANY_RESPONSE'];
  const said = complaint(Object.fromEntries(names.map((name) => [name, 'bad'])));
  expect(names.filter((name) => !said.includes(`  ${name}=bad: must be `))).toEqual([]);
});
