import { z } from 'zod';
import { type Environment, parseEnvironment } from '../settings/environment';

/** Where the mailbox of `CONTACT_EMAIL` can be read. */
export interface ImapSettings {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string;
  password: string;
}

const text = z.string('is missing').min(1, 'is missing');
const schema = z.object({
  IMAP_HOST: text,
  IMAP_PORT: z
    .string()
    .regex(/^\d{1,5}$/u, 'must be a port')
    .default('993')
    .transform(Number),
  IMAP_SECURITY: z.enum(['tls', 'starttls', 'none'], 'must be one of tls, starttls, none').default('tls'),
  IMAP_USER: text,
  IMAP_PASSWORD: text,
});

/** The settings of `npm run mail:probe -- --arrive`. Throws one error that names each bad one, but not the password. */
export function parseImapSettings(environment: Environment): ImapSettings {
  const title = 'Bad settings of the mailbox (see docs/mail-host.md, "The probe")';
  const data = parseEnvironment(schema, environment, title, ['IMAP_PASSWORD']);
  return {
    host: data.IMAP_HOST,
    port: data.IMAP_PORT,
    security: data.IMAP_SECURITY,
    user: data.IMAP_USER,
    password: data.IMAP_PASSWORD,
  };
}
