import type { Environment } from './environment';
import { secretSettings, type securities, settingsSchema } from './settingsSchema';

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
    /** Within how many seconds a mail must be accepted; after that it is tried again later. */
    seconds: number;
  };
  /** Where leads are kept: a folder, or the address of a PostgreSQL database. */
  outbox: string;
  /** Days after which delivered leads are erased. */
  keepDays: number;
  /** Where each lead is posted beside the mail, and the key that it is signed with. */
  webhook: { url: string; secret: string } | undefined;
  /** Where alerts are posted; empty for nowhere. */
  alertUrl: string;
  /** How many requests of one client are answered in so many seconds. */
  rate: { requests: number; seconds: number };
  /** How many reverse proxies of the owner's stand in front, each adding the address it saw to `X-Forwarded-For`. */
  proxies: number;
}

/** The mail host's settings from environment variables. Throws one error that names each bad one, but no secret. */
export function parseMailHostSettings(environment: Environment): MailHostSettings {
  const title = 'Bad settings of the mail host (see docs/mail-host.md, "Settings")';
  const { data, error } = settingsSchema.safeParse(environment);
  if (data === undefined) {
    const reasons = error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name}=${secretSettings.has(name) ? '…' : (environment[name] ?? '')}: ${message}`;
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
    outbox: data.MAIL_OUTBOX,
    keepDays: data.MAIL_KEEP_DAYS,
    webhook:
      data.MAIL_WEBHOOK_URL === '' ? undefined : { url: data.MAIL_WEBHOOK_URL, secret: data.MAIL_WEBHOOK_SECRET },
    alertUrl: data.MAIL_ALERT_URL,
    rate: { requests: data.MAIL_RATE, seconds: data.MAIL_RATE_SECONDS },
    proxies: data.MAIL_PROXIES,
  };
}
