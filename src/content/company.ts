/** The names and links of the company that owns the site. They are samples; an owner replaces them. */
export const company = {
  name: 'Nine Blocks',
  product: 'zCloud',
  links: {
    /** The start of the addresses of people's profiles; the id of a person follows (team.ts). */
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
 * The addresses of the site and the company, also samples. The environment of a build can replace them (scripts/settings/settings.ts), so pages
 * read `settings`.
 */
export const addresses = {
  /** Origin of the published site. */
  siteUrl: 'https://nineblocks.example',
  /** The address that receives requests and that visitors see. */
  contactEmail: 'hello@nineblocks.example',
  /** The sender of mails. */
  senderEmail: 'website@nineblocks.example',
} as const;

/** A customer's wordmark: the id of its <symbol> in public/images/wordmarks.svg, and its width at a height of 32. */
export interface Wordmark {
  name: string;
  mark: string;
  width: number;
}

/** The three clients of the contact dialog's side panel (docs/requirements.md, 8); if the list is empty, there is no panel. */
export const clientWordmarks: readonly Wordmark[] = [
  { name: 'Sostena', mark: 'sostena', width: 141 },
  { name: 'Pathable', mark: 'pathable', width: 150 },
  { name: 'lempire', mark: 'lempire', width: 132 },
];
