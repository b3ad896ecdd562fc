/**
 * The data that German law (DDG § 5, MStV § 18) and EU law (2000/31/EC, article 5) require on a company's site. Every language shows the same
 * texts: names, addresses and registers are not translated.
 */
export interface Imprint {
  /** The company's name with its legal form, then its address, line by line. */
  provider: readonly [name: string, ...address: string[]];
  /** The people who may act for the company. */
  representedBy: readonly string[];
  /** The page also shows the contact email address. */
  telephone: string;
  /** The court of the register, and the number in it. */
  register?: { court: string; number: string };
  /** VAT identification number. */
  vatId?: string;
  /** The authority that permits or supervises the trade, line by line. */
  supervisoryAuthority?: readonly string[];
  /** The person who is responsible for the content, with an address, line by line. */
  responsibleForContent?: readonly string[];
}

/** The company's imprint. If it is undefined, the site has no page, link or sitemap entry for it. */
export const imprint: Imprint | undefined = undefined;
