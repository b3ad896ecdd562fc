import type { SiteSettings } from '../../src/content/settings';
import { locales } from '../../src/i18n/locales';

/** The path that RFC 9116 defines. */
export const securityTextName = '.well-known/security.txt';

const dayLength = 86_400_000;
/** RFC 9116 recommends less than a year. If the site was not built for half a year, perhaps nobody reads its mails. */
const validDays = 180;

/** Names the contact for reports of vulnerabilities (RFC 9116). The last day depends only on the day of the build, so that two builds of one day are equal. */
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
