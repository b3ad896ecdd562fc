import {
  addressSetting,
  type Environment,
  originSetting,
  parseEnvironment,
  readEnvironment,
} from '@nine-blocks/email-payload/environment';
import { z } from 'zod';
import { addresses } from '../../src/content/company';
import type { SiteSettings } from '../../src/content/settings';
import { dataSetting, scriptSetting, type Statistics } from './statistics';

/** The origin of the company's own site. */
export const companyOrigin = new URL(addresses.siteUrl).origin;

/** The settings of a build: those of the site, and those that the client code does not contain. */
export interface BuildSettings extends SiteSettings {
  /** Asks search engines to leave every page out of their results. */
  noindex: boolean;
  /** Undefined without a script that counts visits. */
  statistics: Statistics | undefined;
}

const trueOrFalse = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');

/** An empty text counts as missing. A union with an empty text would hide the reason for a refusal. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());

const schema = z.object({
  SITE_URL: originSetting.default(addresses.siteUrl),
  // Without it, the forms post to the site's own origin.
  MAIL_HOST: optional(originSetting),
  CONTACT_EMAIL: addressSetting.default(addresses.contactEmail),
  SENDER_EMAIL: addressSetting.default(addresses.senderEmail),
  ACCEPT_ANY_RESPONSE: trueOrFalse.default(true),
  NOINDEX: optional(trueOrFalse),
  STATISTICS_SCRIPT: optional(scriptSetting),
  STATISTICS_HOST: optional(originSetting),
  STATISTICS_DATA: optional(dataSetting),
});

/**
 * Reads the settings of a build from environment variables. Each has a default that works with the local server. Throws one error that names
 * each wrong variable, its value and the rule.
 */
export function parseSettings(environment: Environment): BuildSettings {
  const data = parseEnvironment(schema, environment, 'Bad build settings (see docs/settings.md)');
  const { STATISTICS_SCRIPT: src, STATISTICS_DATA: attributes = {} } = data;
  return {
    siteUrl: data.SITE_URL,
    mailHost: data.MAIL_HOST ?? '',
    contactEmail: data.CONTACT_EMAIL,
    senderEmail: data.SENDER_EMAIL,
    acceptAnyResponse: data.ACCEPT_ANY_RESPONSE,
    buildYear: new Date().getFullYear(),
    // A site at another address than the company's is a staging site.
    noindex: data.NOINDEX ?? new URL(data.SITE_URL).origin !== companyOrigin,
    statistics:
      src === undefined ? undefined : { src, host: data.STATISTICS_HOST ?? new URL(src).origin, data: attributes },
  };
}

/** The settings of this build, from the environment and from the file `.env` next to package.json. */
export function readSettings(): BuildSettings {
  return parseSettings(readEnvironment());
}
