import { checkServerIdentity } from 'node:tls';
import { createTransport } from 'nodemailer';

/** How to reach an SMTP server; `ca` is a further authority that is trusted. */
export interface SmtpServer {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  ca?: Buffer;
}

const patience = 15_000;
const day = 86_400_000;

/** Connects to an SMTP server as the mail host does, and resolves with the days for which its certificate is valid. Rejects without trusted TLS. */
export async function smtpTls({ host, port, security, ca }: SmtpServer): Promise<number> {
  let ends = '';
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    tls: {
      ...(ca && { ca }),
      checkServerIdentity: (name, certificate) => {
        ends = certificate.valid_to;
        return checkServerIdentity(name, certificate);
      },
    },
  });
  await transport.verify().finally(() => transport.close());
  return Math.floor((Date.parse(ends) - Date.now()) / day);
}
