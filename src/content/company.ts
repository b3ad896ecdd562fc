/** Names and places of the company that owns the site: sample values, to be replaced by the owner's. */
export const company = {
  name: 'Nine Blocks',
  product: 'zCloud',
  links: {
    /** Where the team's own pages are, each under its person's id (team.ts). */
    people: 'https://people.nineblocks.example/',
    careers: 'https://careers.nineblocks.example/',
    hosting: 'https://zcloud.example/',
    linkedin: 'https://linkedin.example/nine-blocks',
    github: 'https://github.example/nine-blocks',
    aiProofDev: 'https://aiproof.example/',
    codeFtw: 'https://codeftw.example/',
    podcast: 'https://podcast.nineblocks.example/',
    videoChannel: 'https://video.nineblocks.example/',
  },
} as const;

export type CompanyLink = keyof typeof company.links;

/**
 * The addresses of the site and the company: sample values too. The environment of a build can name others (scripts/settings/settings.ts), so pages
 * read `settings`.
 */
export const addresses = {
  /** Origin of the published site. */
  siteUrl: 'https://nineblocks.example',
  /** Where requests go, and the address that visitors see. */
  contactEmail: 'hello@nineblocks.example',
  /** The address that mails are sent as. */
  senderEmail: 'website@nineblocks.example',
} as const;

/** A customer's wordmark: a <symbol> of public/images/wordmarks.svg by its id, and how wide it is when it is 32 high. */
export interface Wordmark {
  name: string;
  mark: string;
  width: number;
}

/** The three clients of the contact dialog's side panel (docs/requirements.md, 8); with none there is no panel. */
export const clientWordmarks: readonly Wordmark[] = [
  { name: 'Sostena', mark: 'sostena', width: 141 },
  { name: 'Pathable', mark: 'pathable', width: 150 },
  { name: 'lempire', mark: 'lempire', width: 132 },
];
