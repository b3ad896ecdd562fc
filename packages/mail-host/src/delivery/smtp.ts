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
