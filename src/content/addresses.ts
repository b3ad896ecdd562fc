/**
 * The site's and the company's addresses: sample values, to be replaced by the owner's. A build takes others from the environment where
 * it names some (scripts/settings/settings.ts); pages read what came of both from `settings`.
 */
export const addresses = {
  /** Origin of the published site. */
  siteUrl: 'https://nineblocks.example',
  /** Where requests go, and the address that visitors see. */
  contactEmail: 'hello@nineblocks.example',
  /** The address that mails are sent as. */
  senderEmail: 'website@nineblocks.example',
} as const;
