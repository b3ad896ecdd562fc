import { z } from 'zod';
import { originSetting, wholeSetting as whole } from './environment';

/** How mails reach the SMTP server: TLS from the start, TLS asked for and insisted on, or none (a relay on the same machine). */
export const securities = ['tls', 'starttls', 'none'] as const;

const text = z.string('is missing').min(1, 'is missing');
const emailAddress = text.pipe(z.email('must be an e-mail address'));

/** The address of a program of the owner's; empty for none. */
const webAddress = z
  .string()
  .refine((url) => url === '' || (/^https?:/i.test(url) && URL.canParse(url)), {
    error: 'must be an address such as https://crm.example.com/leads',
  })
  .default('');

/** What is never told, not even when it is wrong. */
export const secretSettings = new Set([
  'SMTP_PASSWORD',
  'MAIL_OUTBOX',
  'MAIL_WEBHOOK_URL',
  'MAIL_WEBHOOK_SECRET',
  'MAIL_ALERT_URL',
]);

/** The environment variables that the mail host reads. */
export const settingsSchema = z
  .object({
    SITE_URL: text.pipe(originSetting),
    MAIL_MORE_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(originSetting)),
    CONTACT_EMAIL: emailAddress,
    SENDER_EMAIL: emailAddress,
    SMTP_HOST: text.regex(/^[\w.:-]+$/, 'must be a name such as smtp.example.com'),
    SMTP_PORT: whole(1, 65_535).default(587),
    SMTP_SECURITY: z.enum(securities, `must be one of ${securities.join(', ')}`).default('starttls'),
    SMTP_USER: z.string().default(''),
    SMTP_PASSWORD: z.string().default(''),
    SMTP_CONNECTIONS: whole(1, 100).default(5),
    SMTP_SECONDS: whole(1, 300).default(60),
    MAIL_OUTBOX: text.default('.outbox'),
    MAIL_KEEP_DAYS: whole(0, 3650).default(7),
    MAIL_WEBHOOK_URL: webAddress,
    MAIL_WEBHOOK_SECRET: z
      .string()
      .regex(/^(?:whsec_[A-Za-z0-9+/]{32,}={0,2})?$/, 'must be whsec_ and a key in Base64 of at least 24 bytes')
      .default(''),
    MAIL_ALERT_URL: webAddress,
    MAIL_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'must be an IP address').default('127.0.0.1'),
    MAIL_PORT: whole(0, 65_535).default(3025),
    MAIL_RATE: whole(1, 1_000_000).default(10),
    MAIL_RATE_SECONDS: whole(1, 86_400).default(600),
    MAIL_PROXIES: whole(0, 10).default(0),
  })
  .check(({ value, issues }) => {
    const { SMTP_USER: user, SMTP_PASSWORD: password, SMTP_SECURITY: security } = value;
    const complain = (name: string, message: string) =>
      issues.push({ code: 'custom', input: undefined, path: [name], message });
    if ((user === '') !== (password === '')) {
      complain(user === '' ? 'SMTP_USER' : 'SMTP_PASSWORD', 'is missing: a login needs SMTP_USER and SMTP_PASSWORD');
    }
    if (user !== '' && security === 'none') {
      complain('SMTP_SECURITY', 'must be tls or starttls, or the password is sent for all to read');
    }
    if (value.MAIL_WEBHOOK_URL !== '' && value.MAIL_WEBHOOK_SECRET === '') {
      complain('MAIL_WEBHOOK_SECRET', 'is missing: what is posted to MAIL_WEBHOOK_URL is signed with it');
    }
  });
