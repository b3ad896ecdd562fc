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
  /** The code of the server or the program, without its words: they quote addresses. */
  cause: string;
  /** The server refused this mail, its sender or its recipient for good; any other failure may pass without a change of the mail. */
  final: boolean;
}

const timeouts = new Set(['EABORT', 'ETIMEDOUT']);
const logins = new Set(['EAUTH', 'ENOAUTH']);
const aboutThisMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Replies that are about the login, which the server also gives at the sender. */
const loginReplies = new Set([530, 534, 535, 538]);

/** The meaning of an error of nodemailer. */
export function smtpFailure(error: unknown): SmtpFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const cause = reply > 0 ? `${code} ${reply}` : code;
  if (timeouts.has(code)) return { code: 'timeout', cause, final: false };
  if (reply >= 400 && reply < 500) return { code: 'deferred', cause, final: false };
  if (logins.has(code) || loginReplies.has(reply)) return { code: 'login', cause, final: false };
  if (reply >= 500) return { code: 'refused', cause, final: aboutThisMail.has(code) };
  return { code: 'unreachable', cause, final: false };
}
