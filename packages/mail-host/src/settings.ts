import { type Environment, originSetting } from '@nine-blocks/email-payload/environment';
import { z } from 'zod';
import { parseEnvironment, siteVariables, textSetting, wholeSetting as whole } from './environment';

/** The address of the owner's program, or an empty text. */
const webAddress = z
  .string()
  .refine((url) => url === '' || (/^https?:/i.test(url) && URL.canParse(url)), {
    error: 'must be an address such as https://crm.example.com/leads',
  })
  .default('');

/** The environment variables that the mail host reads; docs/reference.md explains each. */
export const variables = z
  .object({
    ...siteVariables,
    SMTP_HOST: textSetting.regex(/^[\w.:-]+$/, 'must be a name such as smtp.example.com'),
    SMTP_PORT: whole(1, 65_535).default(587),
    /** TLS from the start, required STARTTLS, or no encryption (for a server on the same machine). */
    SMTP_SECURITY: z.enum(['tls', 'starttls', 'none'], 'must be one of tls, starttls, none').default('starttls'),
    SMTP_USER: z.string().default(''),
    SMTP_PASSWORD: z.string().default(''),
    SMTP_CONNECTIONS: whole(1, 100).default(5),
    SMTP_SECONDS: whole(1, 300).default(60),
    MAIL_MORE_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(originSetting)),
    MAIL_OUTBOX: textSetting.default('.outbox'),
    MAIL_KEEP_DAYS: whole(0, 3650).default(7),
    MAIL_WEBHOOK_URL: webAddress,
    MAIL_WEBHOOK_SECRET: z
      .string()
      .regex(/^(?:whsec_[A-Za-z0-9+/]{32,}={0,2})?$/, 'must be whsec_ and a key in Base64 of at least 24 bytes')
      .default(''),
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
      complain('SMTP_SECURITY', 'must be tls or starttls, or anybody on the way can read the password');
    }
    if (value.MAIL_WEBHOOK_URL !== '' && value.MAIL_WEBHOOK_SECRET === '') {
      complain('MAIL_WEBHOOK_SECRET', 'is missing: it signs the posts to MAIL_WEBHOOK_URL');
    }
  });

const schema = variables.transform((data) => ({
  address: data.MAIL_ADDRESS,
  port: data.MAIL_PORT,
  /** The origins whose pages may send. */
  origins: [data.SITE_URL, ...data.MAIL_MORE_ORIGINS],
  contactEmail: data.CONTACT_EMAIL,
  senderEmail: data.SENDER_EMAIL,
  smtp: {
    host: data.SMTP_HOST,
    port: data.SMTP_PORT,
    security: data.SMTP_SECURITY,
    user: data.SMTP_USER,
    password: data.SMTP_PASSWORD,
    connections: data.SMTP_CONNECTIONS,
    seconds: data.SMTP_SECONDS,
  },
  outbox: data.MAIL_OUTBOX,
  keepDays: data.MAIL_KEEP_DAYS,
  webhook: data.MAIL_WEBHOOK_URL === '' ? undefined : { url: data.MAIL_WEBHOOK_URL, secret: data.MAIL_WEBHOOK_SECRET },
  rate: { requests: data.MAIL_RATE, seconds: data.MAIL_RATE_SECONDS },
  proxies: data.MAIL_PROXIES,
}));

export type MailHostSettings = z.output<typeof schema>;

/** The mail host's settings from environment variables. Throws as `parseEnvironment` does. */
export const parseMailHostSettings = (environment: Environment): MailHostSettings =>
  parseEnvironment(schema, environment);
