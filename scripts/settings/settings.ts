import { z } from 'zod';
import { addresses } from '../../src/content/company';
import type { SiteSettings } from '../../src/content/settings';
import { addressSetting, type Environment, originSetting, parseEnvironment, readEnvironment } from './environment';

const schema = z.object({
  SITE_URL: originSetting.default(addresses.siteUrl),
  // Empty is the site's own origin. A union of both would hide the reason why an origin is refused.
  MAIL_HOST: z.preprocess((text) => (text === '' ? undefined : text), originSetting.optional()),
  CONTACT_EMAIL: addressSetting.default(addresses.contactEmail),
  SENDER_EMAIL: addressSetting.default(addresses.senderEmail),
  ACCEPT_ANY_RESPONSE: z
    .enum(['true', 'false'], 'must be true or false')
    .default('true')
    .transform((text) => text === 'true'),
});

/**
 * The build's settings from environment variables; every one has a default that works with the local server. Throws one error
 * that names each bad variable, what it holds and what it must be.
 */
export function parseSettings(environment: Environment): SiteSettings {
  const data = parseEnvironment(schema, environment, 'Bad build settings (see docs/settings.md)');
  return {
    siteUrl: data.SITE_URL,
    mailHost: data.MAIL_HOST ?? '',
    contactEmail: data.CONTACT_EMAIL,
    senderEmail: data.SENDER_EMAIL,
    acceptAnyResponse: data.ACCEPT_ANY_RESPONSE,
    buildYear: new Date().getFullYear(),
  };
}

/** The settings of this build: the environment's, with those of a `.env` file next to package.json where it has one. */
export function readSettings(): SiteSettings {
  return parseSettings(readEnvironment());
}
