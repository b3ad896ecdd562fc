import { z } from 'zod';
import { type Environment, originSetting, wholeSetting as whole } from './environment';

/** How mails reach the SMTP server: TLS from the start, TLS asked for and insisted on, or none (a relay on the same machine). */
const securities = ['tls', 'starttls', 'none'] as const;

export interface MailHostSettings {
  /** Where the host listens. */
  address: string;
  port: number;
  /** The sites whose pages may send. */
  origins: readonly string[];
  /** The only recipient, and the address that mails are sent as. */
  contactEmail: string;
  senderEmail: string;
  smtp: {
    host: string;
    port: number;
    security: (typeof securities)[number];
    /** Both empty where the server wants no login. */
    user: string;
    password: string;
    /** How many connections to the SMTP server are kept at most. */
    connections: number;
    /** Within how many seconds a mail must be accepted, waiting for a connection included. */
    seconds: number;
  };
  /** How many requests of one client are answered in so many seconds. */
  rate: { requests: number; seconds: number };
  /** How many reverse proxies of the owner's stand in front, each adding the address it saw to `X-Forwarded-For`. */
  proxies: number;
}

const text = z.string('is missing').min(1, 'is missing');
const emailAddress = text.pipe(z.email('must be an e-mail address'));

const schema = z
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
    // A page gives up after 30 seconds: it must hear of a failure before.
    SMTP_SECONDS: whole(1, 25).default(20),
    MAIL_ADDRESS: z.union([z.ipv4(), z.ipv6()], 'must be an IP address').default('127.0.0.1'),
    MAIL_PORT: whole(0, 65_535).default(3025),
    MAIL_RATE: whole(1, 1_000_000).default(10),
    MAIL_RATE_SECONDS: whole(1, 86_400).default(600),
    MAIL_PROXIES: whole(0, 10).default(0),
  })
  .check(({ value: { SMTP_USER: user, SMTP_PASSWORD: password, SMTP_SECURITY: security }, issues }) => {
    const complain = (name: string, message: string) =>
      issues.push({ code: 'custom', input: undefined, path: [name], message });
    if ((user === '') !== (password === '')) {
      complain(user === '' ? 'SMTP_USER' : 'SMTP_PASSWORD', 'is missing: a login needs SMTP_USER and SMTP_PASSWORD');
    }
    if (user !== '' && security === 'none') {
      complain('SMTP_SECURITY', 'must be tls or starttls, or the password is sent for all to read');
    }
  });

/** The mail host's settings from environment variables. Throws one error that names each bad one, but not the password. */
export function parseMailHostSettings(environment: Environment): MailHostSettings {
  const title = 'Bad settings of the mail host (see docs/mail-host.md, "Settings")';
  const { data, error } = schema.safeParse(environment);
  if (data === undefined) {
    const reasons = error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name}=${name === 'SMTP_PASSWORD' ? '…' : (environment[name] ?? '')}: ${message}`;
    });
    throw new Error(`${title}:\n${reasons.join('\n')}`);
  }
  return {
    address: data.MAIL_ADDRESS,
    port: data.MAIL_PORT,
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
    rate: { requests: data.MAIL_RATE, seconds: data.MAIL_RATE_SECONDS },
    proxies: data.MAIL_PROXIES,
  };
}
