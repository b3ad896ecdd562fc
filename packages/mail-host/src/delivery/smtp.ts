import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailHostSettings } from '../settings';

/** The connection to the SMTP server. */
export interface Smtp {
  /** Resolves only after the server has accepted the mail. Rejects with nodemailer's error if the server refuses the mail or is too slow. */
  send(message: SendMailOptions): Promise<void>;
  /** Connects and logs in, or rejects as `send` does. */
  verify(): Promise<void>;
  close(): void;
}

/**
 * Creates a pool of connections, which opens them when there is a mail to send. If a connection breaks before the first byte of a mail, the mail uses
 * another connection. If it breaks later, the mail fails, because the server may have received it.
 */
export function createSmtp({
  host,
  port,
  security,
  user,
  password,
  connections,
  seconds,
}: MailHostSettings['smtp']): Smtp {
  const milliseconds = seconds * 1000;
  const pool = createTransport({
    pool: true,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== '' && { auth: { user, pass: password } }),
    maxConnections: connections,
    connectionTimeout: milliseconds,
    greetingTimeout: milliseconds,
    // An unused connection may be idle for longer than the limit for one mail.
    socketTimeout: 5 * 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => void (await pool.sendMail({ ...message, signal: AbortSignal.timeout(milliseconds) })),
    verify: async () => void (await pool.verify()),
    close: () => pool.close(),
  };
}

/** The reason why an SMTP server did not accept a mail, as the log writes it. */
export interface SmtpFailure {
  code: 'refused' | 'deferred' | 'login' | 'unreachable' | 'timeout';
  /** The codes of nodemailer and of the server. The server's text is left out, because it quotes addresses. */
  cause: string;
  /** True if the server refused the content of this mail. After any other failure a later attempt may succeed. */
  final: boolean;
}

const timeouts = new Set(['EABORT', 'ETIMEDOUT']);
const logins = new Set(['EAUTH', 'ENOAUTH']);

/** The code of a reply and, if there is one, its enhanced code (RFC 3463). */
const replyCodes = /^\d{3}(?:[ -]\d(?:\.\d{1,3}){2}\b)?/u;

/**
 * Replies that refuse a mail for its size, format or content, or because of a spam filter. Other enhanced codes, and 552 without one, are about mailboxes,
 * quotas or logins. A refusal before the content is not about one mail, because all mails have the same sender and recipient.
 */
const aboutContent = /^5(?:(?!52)\d\d|\d\d 5\.(?:0\.0|2\.3|3\.4|6\.\d+|7\.[01]))$/u;

/** The meaning of an error of nodemailer. */
export function smtpFailure(error: unknown): SmtpFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const response = error instanceof Error && 'response' in error ? String(error.response) : '';
  const reply = replyCodes.exec(response)?.[0].replace('-', ' ') ?? '';
  const cause = `${code} ${reply}`.trim();
  if (timeouts.has(code)) return { code: 'timeout', cause, final: false };
  if (reply.startsWith('4')) return { code: 'deferred', cause, final: false };
  if (logins.has(code)) return { code: 'login', cause, final: false };
  if (reply.startsWith('5')) return { code: 'refused', cause, final: code === 'EMESSAGE' && aboutContent.test(reply) };
  return { code: 'unreachable', cause, final: false };
}
