import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A mail that an SMTP server has accepted. */
interface TakenMail {
  envelope: { from: string; to: string[] };
  /** The name of the login; empty without a login. */
  user: string;
  encrypted: boolean;
  raw: string;
  parsed: Email;
}

/** A real SMTP server on this machine. */
export interface SmtpStub {
  port: number;
  taken: TakenMail[];
  /** The number of connections so far. */
  opened: number;
  /** Runs before the server confirms a mail. To refuse the mail, it throws an error with `responseCode`. */
  beforeTaking: (session: SMTPServerSession) => Promise<void>;
  /** Runs after the server has stored a mail and before it confirms it. */
  afterTaking: () => void;
  /** The open connections. */
  open: () => readonly { close: () => void }[];
  close: () => Promise<void>;
}

/** An error that becomes the server's reply. */
export function reply(responseCode: number, words = 'no, thank you <ada@example.com>'): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** Starts an SMTP server. By default it accepts every mail, without TLS and login. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<SmtpStub> {
  const stub: SmtpStub = {
    port: 0,
    taken: [],
    opened: 0,
    beforeTaking: () => Promise.resolve(),
    afterTaking: () => undefined,
    open: () => [...server.connections],
    close: async () => {
      for (const connection of server.connections) connection.close();
      await new Promise<void>((closed) => server.close(closed));
    },
  };

  async function take(stream: Parameters<SMTPServer['onData']>[0], session: SMTPServerSession): Promise<void> {
    const raw = await text(stream);
    await stub.beforeTaking(session);
    const { mailFrom, rcptTo } = session.envelope;
    stub.taken.push({
      envelope: { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) },
      user: String(session.user ?? ''),
      encrypted: session.secure,
      raw,
      parsed: await PostalMime.parse(raw),
    });
    stub.afterTaking();
  }

  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => {
      stub.opened += 1;
      callback();
    },
    onData: (stream, session, callback) => void take(stream, session).then(() => callback(), callback),
    ...options,
  });
  // Tests break connections on purpose, so the server ignores errors.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stub.port = (server.server.address() as AddressInfo).port;
  return stub;
}
