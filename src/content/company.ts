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

/** The three clients of the contact dialog's side panel, by the wordmarks drawn for them (docs/requirements.md, 8). */
export const clientWordmarks = [
  { name: 'Sostena', mark: 'sostena' },
  { name: 'Pathable', mark: 'pathable' },
  { name: 'lempire', mark: 'lempire' },
] as const;
