import type { SiteSettings } from '../../src/content/settings';
import { locales } from '../../src/i18n/locales';

/** Where RFC 9116 has it. */
export const securityTextName = '.well-known/security.txt';

const dayLength = 86_400_000;
/** RFC 9116 recommends less than a year; a site that nobody builds for half a year has an address that nobody may read. */
const validDays = 180;

/** Whom to tell of a vulnerability (RFC 9116). Its last day is reckoned from the day of the build, so that two builds of a day are the same. */
export function securityText({ siteUrl, contactEmail }: SiteSettings, builtAt: Date): string {
  const expires = new Date((Math.floor(builtAt.getTime() / dayLength) + validDays) * dayLength);
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/${securityTextName}`,
    '',
  ].join('\n');
}
