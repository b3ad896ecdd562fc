import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A mail as an SMTP server took it. */
interface TakenMail {
  envelope: { from: string; to: string[] };
  /** Name of the login, empty without one. */
  user: string;
  encrypted: boolean;
  raw: string;
  parsed: Email;
}

/** A real SMTP server on this machine. */
export interface SmtpStub {
  port: number;
  taken: TakenMail[];
  /** How many connections were opened. */
  opened: number;
  /** What it awaits before it says that it has taken a mail; throws an error with `responseCode` to refuse. */
  beforeTaking: (session: SMTPServerSession) => Promise<void>;
  /** What it does once it has the mail, before it says so. */
  afterTaking: () => void;
  /** The connections that are open now. */
  open: () => readonly { close: () => void }[];
  close: () => Promise<void>;
}

/** An error that becomes the server's reply. */
export function reply(responseCode: number, words = 'no, thank you <ada@example.com>'): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** Starts an SMTP server that takes every mail without TLS and login, but for what `options` say. */
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
  // What a client breaks off is the test's concern, not the server's.
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stub.port = (server.server.address() as AddressInfo).port;
  return stub;
}
