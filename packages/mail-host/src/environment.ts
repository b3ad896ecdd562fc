import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';

/** Variables by name, as `process.env` has them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Ways to a mail server: TLS from the start, STARTTLS and nothing less, or no encryption (a server on the same machine). */
export const securitySetting = z.enum(['tls', 'starttls', 'none'], 'must be one of tls, starttls, none');

/** A text that must be there. */
export const textSetting = z.string('is missing').min(1, 'is missing');

/** An e-mail address that must be there. */
const addressSetting = textSetting.pipe(z.email('must be an e-mail address'));

/** The origin of an address such as `https://mail.example.com`, with no slash at its end. */
export const originSetting = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://mail.example.com' })
  .transform((text) => new URL(text))
  .refine((url) => url.href === `${url.origin}/`, 'must be an origin alone: no path, query or user')
  .transform((url) => url.origin);

/** A whole number between two others, both included. */
export function wholeSetting(least: number, most: number) {
  const reason = `must be a whole number from ${least} to ${most}`;
  const digits = z
    .string()
    .regex(/^\d{1,7}$/, reason)
    .transform(Number);
  return digits.pipe(z.number().min(least, reason).max(most, reason));
}

/** What each program reads of its site and SMTP server. */
export const siteVariables = {
  SITE_URL: textSetting.pipe(originSetting),
  CONTACT_EMAIL: addressSetting,
  SENDER_EMAIL: addressSetting,
};
export const smtpVariables = {
  SMTP_HOST: textSetting.regex(/^[\w.:-]+$/, 'must be a name such as smtp.example.com'),
  SMTP_PORT: wholeSetting(1, 65_535).default(587),
  SMTP_SECURITY: securitySetting.default('starttls'),
};

/** Variables whose values no error shows. */
const secrets = new Set([
  'SMTP_PASSWORD',
  'IMAP_PASSWORD',
  'MAIL_OUTBOX',
  'MAIL_WEBHOOK_URL',
  'MAIL_WEBHOOK_SECRET',
  'MAIL_ALERT_URL',
]);

/** Settings from environment variables. Throws one error that names each bad variable, its value unless it is secret, and what it must be. */
export function parseEnvironment<T>(schema: z.ZodType<T>, environment: Environment): T {
  const result = schema.safeParse(environment);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name}=${secrets.has(name) ? '…' : (environment[name] ?? '')}: ${message}`;
  });
  throw new Error(`Bad settings (see packages/mail-host/docs/reference.md, "Settings"):\n${reasons.join('\n')}`);
}

/** The environment's variables, with those of a `.env` file in the working folder where it has one. */
export function readEnvironment(): Environment {
  if (existsSync('.env')) loadEnvFile('.env');
  return process.env;
}
