import { expect, test } from '@playwright/test';
import { lostLeads } from './lostLeads';

const open = { SITE_URL: 'https://www.nine-blocks.dev' };
const right = { ...open, MAIL_HOST: 'https://mail.nine-blocks.dev', ACCEPT_ANY_RESPONSE: 'false' };

test('the owner of a public site whose settings leave open where mails go reads what will happen, and the two settings that fix it', () => {
  for (const environment of [open, { ...open, MAIL_HOST: '' }, { ...open, MAIL_HOST: right.MAIL_HOST }]) {
    expect(lostLeads(environment)).toMatch(
      /404 or 405.*thank the visitor[^]*MAIL_HOST.*ACCEPT_ANY_RESPONSE=false[^]*mail-host probe/,
    );
  }
  expect(lostLeads({ ...open, ACCEPT_ANY_RESPONSE: 'false' })).toMatch(
    /since MAIL_HOST is not set[^]*ACCEPT_ANY_RESPONSE=false/,
  );
});

test('nothing is said where all is set, or nobody can visit the site', () => {
  expect(lostLeads(right)).toBeUndefined();
  expect(lostLeads({ ...right, MAIL_HOST: open.SITE_URL })).toBeUndefined();
  expect(lostLeads({ ...right, ACCEPT_ANY_RESPONSE: 'true' })).toBeUndefined();
  for (const name of [
    'localhost:4173',
    '127.0.0.1',
    '192.168.0.7:80',
    '[::1]:80',
    'intranet',
    'site.local',
    'www.example.com',
  ])
    expect([name, lostLeads({ SITE_URL: `http://${name}` })]).toEqual([name, undefined]);
});
