import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';

/** What TLS a server speaks. */
export interface TlsFacts {
  /** `TLSv1.3` */
  protocol: string;
  /** Why the certificate is not to be believed, undefined where it is. */
  problem: string | undefined;
  /** For how many days it is. */
  daysLeft: number;
}

/** How to reach an SMTP server; `ca` vouches for its certificate beside the usual ones. */
export interface SmtpServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  ca?: Buffer;
}

const patience = 15_000;

/** Asks a server that speaks SMTP in the clear for TLS. Rejects with what it said instead. */
async function startTls(socket: Socket): Promise<void> {
  const lines = createInterface({ input: socket, terminal: false })[Symbol.asyncIterator]();
  /** The end of a reply: of several lines each but the last has a hyphen behind its number. */
  async function expectReply(code: string): Promise<void> {
    for (;;) {
      const { value = '', done } = await lines.next();
      if (done === true) throw new Error('it closed the connection');
      if (!value.startsWith(code)) throw new Error(`it said “${value.slice(0, 200)}”`);
      if (value.charAt(3) !== '-') return;
    }
  }
  await expectReply('220');
  socket.write('EHLO mail-check.invalid\r\n');
  await expectReply('250');
  socket.write('STARTTLS\r\n');
  await expectReply('220');
}

/** Connects to an SMTP server as the mail host does, as far as TLS. Rejects where it does not come to that; a bad certificate is a fact. */
export async function smtpTls({ host, port, security, ca }: SmtpServer): Promise<TlsFacts> {
  const options: ConnectionOptions = {
    host,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
    ...(ca && { ca }),
  };
  const plain = security === 'starttls' ? connect(port, host) : undefined;
  let secure: TLSSocket | undefined;
  const late = setTimeout(() => {
    const error = new Error(`it did not answer within ${patience / 1000} s`);
    plain?.destroy(error);
    secure?.destroy(error);
  }, patience);
  try {
    if (plain !== undefined) {
      await once(plain, 'connect');
      await Promise.race([startTls(plain), once(plain, 'error').then(([error]) => Promise.reject(error as Error))]);
    }
    secure = connectTls(plain === undefined ? options : { ...options, socket: plain });
    await once(secure, 'secureConnect');
    const ends = Date.parse(secure.getPeerCertificate().valid_to);
    const reason = secure.authorizationError as Error | string | undefined;
    return {
      protocol: secure.getProtocol() ?? 'unknown',
      problem: secure.authorized ? undefined : reason instanceof Error ? reason.message : String(reason),
      daysLeft: Math.floor((ends - Date.now()) / 86_400_000),
    };
  } finally {
    clearTimeout(late);
    secure?.destroy();
    plain?.destroy();
  }
}
