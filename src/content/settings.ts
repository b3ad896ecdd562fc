/** What the build tells the site; scripts/settings/settings.ts reads and checks each from the environment. */
export interface SiteSettings {
  /** Origin of the published site, without a slash at the end; canonical links start with it. */
  siteUrl: string;
  /** Origin of the mail host, or empty for the site's own; `/api/sendEmail` follows it (docs/requirements.md, 9). */
  mailHost: string;
  /** Where requests go: the `to` of every mail, and the address shown when sending fails (docs/requirements.md, 9). */
  contactEmail: string;
  /** The company's address that mails are sent as: the `from` of every mail (docs/requirements.md, 9). */
  senderEmail: string;
  /** True: any response of the mail host counts as success (docs/requirements.md, 9); false: only a 2xx one. */
  acceptAnyResponse: boolean;
  /** The year of the build: the footer's until the page runs. */
  buildYear: number;
}

export const settings: SiteSettings = SITE_SETTINGS;
