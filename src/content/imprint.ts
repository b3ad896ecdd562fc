/**
 * What German law (DDG § 5, MStV § 18) and EU law (2000/31/EC, article 5) ask a company to say on its site. Every text is shown unchanged in all
 * languages: names, addresses and registers are not translated.
 */
export interface Imprint {
  /** The company's name with its legal form, then its address, line by line. */
  provider: readonly [name: string, ...address: string[]];
  /** Who may act for it. */
  representedBy: readonly string[];
  /** How it is reached next to its email address, which is shown in any case: a telephone number. */
  telephone: string;
  /** The court that keeps the register, and the number there. */
  register?: { court: string; number: string };
  /** VAT identification number. */
  vatId?: string;
  /** Whose permission or supervision the trade needs: the authority, line by line. */
  supervisoryAuthority?: readonly string[];
  /** Who is responsible for what the pages say, with address, line by line. */
  responsibleForContent?: readonly string[];
}

/** The company's imprint. Without a record there is no page, no link to one and no entry in the sitemap. */
export const imprint: Imprint | undefined = undefined;
