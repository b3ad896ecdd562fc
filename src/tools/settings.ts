import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import type { SiteSettings } from '../content/settings';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://mail.example.com' })
  .transform((text) => new URL(text))
  .refine((url) => url.href === `${url.origin}/`, 'must be an origin alone: no path, query or user')
  .transform((url) => url.origin);

const address = z.email('must be an e-mail address');

const schema = z.object({
  SITE_URL: origin.default('https://nineblocks.example'),
  // Empty is the site's own origin. A union of both would hide the reason why an origin is refused.
  MAIL_HOST: z.preprocess((text) => (text === '' ? undefined : text), origin.optional()),
  CONTACT_EMAIL: address.default('hello@nineblocks.example'),
  SENDER_EMAIL: address.default('website@nineblocks.example'),
  ACCEPT_ANY_RESPONSE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((text) => text === 'true'),
});

/**
 * The build's settings from environment variables; every one has a default that works with the local server. Throws one error
 * that names each bad variable, what it holds and what it must be.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): SiteSettings {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `  ${name}=${environment[name] ?? ''}: ${message}`;
    });
    throw new Error(`Bad build settings (see README, "Settings"):\n${reasons.join('\n')}`);
  }
  const { data } = result;
  return {
    siteUrl: data.SITE_URL,
    mailHost: data.MAIL_HOST ?? '',
    contactEmail: data.CONTACT_EMAIL,
    senderEmail: data.SENDER_EMAIL,
    acceptAnyResponse: data.ACCEPT_ANY_RESPONSE,
    buildYear: new Date().getFullYear(),
  };
}

/** The settings of this build: the environment's, with those of a `.env` file beside package.json where it has one. */
export function readSettings(): SiteSettings {
  if (existsSync('.env')) loadEnvFile('.env');
  return parseSettings(process.env);
}
