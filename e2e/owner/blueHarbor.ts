/** The answers of another company's owner to `npm run own`: nothing of Nine Blocks is left. */
export const answers = [
  ['--name', 'Blue Harbor'],
  ['--product', 'Harbor Cloud'],
  ['--site-url', 'https://blueharbor.example'],
  ['--contact-email', 'moin@blueharbor.example'],
  ['--sender-email', 'site@blueharbor.example'],
  ['--link-people', 'https://crew.blueharbor.example/'],
  ['--link-careers', 'https://jobs.blueharbor.example/'],
  ['--link-hosting', 'https://harborcloud.example/'],
  ['--link-linkedin', 'https://linkedin.example/blue-harbor'],
  ['--link-github', 'https://github.example/blue-harbor'],
  ['--link-aiProofDev', 'https://learn.blueharbor.example/ai'],
  ['--link-codeFtw', 'https://learn.blueharbor.example/code'],
  ['--link-podcast', 'https://listen.blueharbor.example/'],
  ['--link-videoChannel', 'https://watch.blueharbor.example/'],
  ['--primary', '#0B5D4B'],
  ['--secondary', '#F2C14E'],
  ['--remove-language', 'ar'],
  ['--add-language', 'de'],
  ['--mail-host', 'https://post.blueharbor.example'],
].flat();

/** People who are replaced, and one who goes. */
export const people = {
  replaced: [
    { id: 'marta-oliveira', by: { id: 'svea-lindemann', name: 'Svea Lindemann' } },
    { id: 'priya-nair', by: { id: 'grace-okoro', name: 'Grace Okoro' } },
  ],
  removed: 'rafael-souza',
} as const;

export const removed = { caseStudies: ['favro', 'sekr', 'eatfresh'], service: 'consulting', language: 'ar' } as const;

/** What the owner's legal texts say, with digits in every language. */
export const office = 'Am Sandtorkai 1, 20457 Hamburg, HRB 123456, +49 40 1234567';

export const imprint = {
  provider: ['Blue Harbor GmbH', 'Am Sandtorkai 1', '20457 Hamburg'],
  representedBy: ['Svea Lindemann'],
  telephone: '+49 40 1234567',
  register: { court: 'Amtsgericht Hamburg', number: 'HRB 123456' },
  vatId: 'DE123456789',
  responsibleForContent: ['Svea Lindemann', 'Am Sandtorkai 1, 20457 Hamburg'],
};
