import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailHostSettings } from '../settings';

/** The way to the SMTP server. */
export interface Smtp {
  /** Resolves when the server has accepted the mail, and only then; rejects with nodemailer's error when it refuses or is too slow. */
  send(message: SendMailOptions): Promise<void>;
  /** Connects and logs in, or rejects as `send` does. */
  verify(): Promise<void>;
  close(): void;
}

/**
 * A pool of connections, which are opened when there is something to send. A mail whose connection breaks before its first byte takes another one;
 * after that it fails, since the server may have it.
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
    // A connection that nobody uses may be idle for longer than a mail may take.
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

/** Why an SMTP server did not take a mail, in the codes of the log. */
export interface SmtpFailure {
  code: 'refused' | 'deferred' | 'login' | 'unreachable' | 'timeout';
  /** The codes of the program and the server, without its words: they quote addresses. */
  cause: string;
  /** The server refused what is in this mail; any other failure may pass without a change of the mail. */
  final: boolean;
}

const timeouts = new Set(['EABORT', 'ETIMEDOUT']);
const logins = new Set(['EAUTH', 'ENOAUTH']);

/** A reply's code and, where the server has one, its enhanced code (RFC 3463). */
const replyCodes = /^\d{3}(?:[ -]\d(?:\.\d{1,3}){2}\b)?/u;

/**
 * Replies to a whole mail about what is in it: its size, form or content, or a filter's opinion. Any other enhanced code is about mailboxes, quotas
 * or logins, and so is 552 without one. All mails have the same sender and recipient: a refusal before the content says nothing of one.
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
