import { parseMailHostSettings } from '../src/settings';
import { expect, test } from './host';

const least = {
  SITE_URL: 'https://www.example.com/',
  CONTACT_EMAIL: 'contact@example.com',
  SENDER_EMAIL: 'website@example.com',
  SMTP_HOST: 'smtp.example.com',
};

/** The lines of the error; an empty list if all settings are valid. */
function complaints(environment: Readonly<Record<string, string>>): string[] {
  try {
    parseMailHostSettings(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

test('four settings are required, the others have defaults', () => {
  expect(parseMailHostSettings({ ...least, HOME: '/somewhere' })).toEqual({
    address: '127.0.0.1',
    port: 3025,
    origins: ['https://www.example.com'],
    contactEmail: 'contact@example.com',
    senderEmail: 'website@example.com',
    smtp: {
      host: least.SMTP_HOST,
      port: 587,
      security: 'starttls',
      user: '',
      password: '',
      connections: 5,
      seconds: 60,
    },
    outbox: '.outbox',
    keepDays: 7,
    webhook: undefined,
    rate: { requests: 10, seconds: 600 },
    proxies: 0,
  });
  const sites = { MAIL_MORE_ORIGINS: 'https://example.com/ http://localhost:3000' };
  expect(parseMailHostSettings({ ...least, ...sites }).origins).toEqual([
    'https://www.example.com',
    'https://example.com',
    'http://localhost:3000',
  ]);
  expect(complaints({})).toEqual([
    'Bad settings (see packages/mail-host/docs/reference.md, "Settings"):',
    '  SITE_URL=: is missing',
    '  CONTACT_EMAIL=: is missing',
    '  SENDER_EMAIL=: is missing',
    '  SMTP_HOST=: is missing',
  ]);
});

const wrong: readonly (readonly [name: string, value: string, reason: string])[] = [
  ['SITE_URL', '*', 'must be an address such as https://mail.example.com'],
  ['MAIL_MORE_ORIGINS', 'https://example.com *', 'must be an address such as https://mail.example.com'],
  ['SENDER_EMAIL', 'Website <website@example.com>', 'must be an e-mail address'],
  ['SMTP_HOST', 'smtp://smtp.example.com', 'must be a name such as smtp.example.com'],
  ['SMTP_PORT', '0', 'must be a whole number from 1 to 65535'],
  ['SMTP_SECURITY', 'ssl', 'must be one of tls, starttls, none'],
  ['MAIL_KEEP_DAYS', '3651', 'must be a whole number from 0 to 3650'],
  ['MAIL_ADDRESS', 'localhost', 'must be an IP address'],
];

test('the error names a wrong setting, its value and the rule', () => {
  for (const [name, value, reason] of wrong) {
    expect(complaints({ ...least, [name]: value }).slice(1)).toEqual([`  ${name}=${value}: ${reason}`]);
  }
});

test('a login must be complete and encrypted, and the error does not show its password', () => {
  const both = 'is missing: a login needs SMTP_USER and SMTP_PASSWORD';
  expect(complaints({ ...least, SMTP_USER: 'user' }).slice(1)).toEqual([`  SMTP_PASSWORD=…: ${both}`]);
  expect(complaints({ ...least, SMTP_PASSWORD: 'secret' }).slice(1)).toEqual([`  SMTP_USER=: ${both}`]);
  const open = { ...least, SMTP_USER: 'user', SMTP_PASSWORD: 'secret', SMTP_SECURITY: 'none' };
  expect(complaints(open).slice(1)).toEqual([
    '  SMTP_SECURITY=none: must be tls or starttls, or anybody on the way can read the password',
  ]);
  expect(complaints({ ...open, SMTP_SECURITY: 'tls' })).toEqual([]);
});

test('the error does not show an address that can contain a key, and a webhook needs its key', () => {
  const url = 'must be an address such as https://crm.example.com/leads';
  expect(complaints({ ...least, MAIL_WEBHOOK_URL: 'crm.example.com/key' })[1]).toBe(`  MAIL_WEBHOOK_URL=…: ${url}`);
  const webhook = { ...least, MAIL_WEBHOOK_URL: 'https://crm.example.com/leads' };
  expect(complaints(webhook).slice(1)).toEqual([
    '  MAIL_WEBHOOK_SECRET=…: is missing: it signs the posts to MAIL_WEBHOOK_URL',
  ]);
  expect(complaints({ ...webhook, MAIL_WEBHOOK_SECRET: 'whsec_short' }).slice(1)).toEqual([
    '  MAIL_WEBHOOK_SECRET=…: must be whsec_ and a key in Base64 of at least 24 bytes',
  ]);
  const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
  const right = parseMailHostSettings({ ...webhook, MAIL_WEBHOOK_SECRET: secret });
  expect(right.webhook).toEqual({ url: webhook.MAIL_WEBHOOK_URL, secret });
});
