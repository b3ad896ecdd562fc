/** The settings of a build; scripts/settings/settings.ts reads them from the environment and checks them. */
export interface SiteSettings {
  /** Origin of the published site, without a slash at the end; canonical links start with it. */
  siteUrl: string;
  /** Origin of the mail host, or empty for the site's own; `/api/sendEmail` is added to it (docs/requirements.md, 9). */
  mailHost: string;
  /** The `to` address of every mail; pages show it when sending fails (docs/requirements.md, 9). */
  contactEmail: string;
  /** The `from` address of every mail (docs/requirements.md, 9). */
  senderEmail: string;
  /** True: any response of the mail host counts as success (docs/requirements.md, 9); false: only a 2xx one. */
  acceptAnyResponse: boolean;
  /** The year of the build; the footer shows it until the page is hydrated. */
  buildYear: number;
}

export const settings: SiteSettings = SITE_SETTINGS;
