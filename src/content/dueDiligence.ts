import { ofPart } from './parts';

/** A day in ISO 8601. */
export type Day = `${number}-${number}-${number}`;

/** The source of a fact; its name is `dueDiligence.source.<id>`. */
type FactSource =
  /** A page or a file of this site. */
  | { kind: 'page' | 'file'; id: string; href: `/${string}` }
  /** A document that we send on request. */
  | { kind: 'document'; id: string }
  /** Our own statement; nobody outside the company has checked it. */
  | { kind: 'statement'; id: 'statement' };

/** Whether the agency has the requested item; a status is `dueDiligence.status.<status>`. */
export const statuses = ['have', 'partly', 'haveNot'] as const;

/** One answer to a question of procurement: `dueDiligence.facts.<id>.title` and `.answer`. */
export type DueDiligenceFact = {
  id: string;
  status: (typeof statuses)[number];
  source: FactSource;
  /** The day of the last check. */
  asOf: Day;
} & (
  | /** A sample, which pages mark. The build ignores its date, so a copy of the project still builds in ten years (scripts/due-diligence/factDates.ts). */
    { sample: true; validUntil: Day }
  | {
      sample?: never;
      validUntil: Day;
    } /** A fact about this site: it stays true until the site changes. */
  | { sample?: never; validUntil: 'siteChanges'; source: { kind: 'page' | 'file' } }
);

const statement = { kind: 'statement', id: 'statement' } as const;
const ofSample = { asOf: '2026-11-22', validUntil: '2027-11-22', sample: true } as const;
const ofSite = { asOf: '2026-11-22', validUntil: 'siteChanges' } as const;

const paper = <Id extends string>(id: Id) => ({ kind: 'document', id }) as const;
const page = <Id extends string>(id: Id, href: `/${string}`) => ({ kind: 'page', id, href }) as const;
const file = <Id extends string>(id: Id, href: `/${string}`) => ({ kind: 'file', id, href }) as const;

/** The answers to procurement by topic, in the order of the page; the name of a topic is `dueDiligence.<topic>.heading`. */
export const dueDiligence = {
  company: [
    { id: 'contractParty', status: 'have', source: page('terms', '/terms-and-conditions#information'), ...ofSite },
    { id: 'registration', status: 'partly', source: paper('registerExtract'), ...ofSample },
  ],
  insurance: [
    { id: 'liability', status: 'have', source: paper('insuranceCertificate'), ...ofSample },
    { id: 'cyberInsurance', status: 'haveNot', source: statement, ...ofSample },
  ],
  ownership: [
    { id: 'code', status: 'have', source: paper('contractTemplate'), ...ofSample },
    { id: 'workProducts', status: 'have', source: paper('contractTemplate'), ...ofSample },
    { id: 'otherCode', status: 'have', source: paper('contractTemplate'), ...ofSample },
  ],
  subcontracting: [
    { id: 'team', status: 'have', source: page('questions', '/#faq-workforce'), ...ofSite },
    { id: 'subcontractors', status: 'partly', source: paper('contractTemplate'), ...ofSample },
  ],
  security: [
    { id: 'securityCertificate', status: 'haveNot', source: statement, ...ofSample },
    { id: 'access', status: 'have', source: statement, ...ofSample },
    { id: 'review', status: 'have', source: statement, ...ofSample },
    { id: 'vulnerabilities', status: 'have', source: file('securityTxt', '/.well-known/security.txt'), ...ofSite },
    { id: 'securityTest', status: 'haveNot', source: statement, ...ofSample },
  ],
  dataProtection: [
    { id: 'websiteData', status: 'have', source: page('privacy', '/privacy-policy#visit'), ...ofSite },
    { id: 'places', status: 'partly', source: page('privacy', '/privacy-policy#recipients'), ...ofSite },
    { id: 'requests', status: 'have', source: page('privacy', '/privacy-policy#requests'), ...ofSite },
    { id: 'processing', status: 'have', source: paper('processingAgreement'), ...ofSample },
    { id: 'customerData', status: 'have', source: statement, ...ofSample },
  ],
  accessibility: [
    ...ofPart('conformance', {
      id: 'website',
      status: 'partly',
      source: file('conformanceReport', '/accessibility-conformance.md'),
      ...ofSite,
    } as const),
    { id: 'delivered', status: 'have', source: paper('contractTemplate'), ...ofSample },
  ],
  continuity: [
    { id: 'people', status: 'have', source: statement, ...ofSample },
    { id: 'handover', status: 'have', source: paper('contractTemplate'), ...ofSample },
    { id: 'escrow', status: 'haveNot', source: statement, ...ofSample },
  ],
  references: [
    { id: 'repeatCustomers', status: 'have', source: page('home', '/'), ...ofSite },
    {
      id: 'namedCustomers',
      status: 'haveNot',
      source: page('terms', '/terms-and-conditions#sampleContent'),
      ...ofSite,
    },
  ],
  sustainability: [
    { id: 'environmentCertificate', status: 'haveNot', source: statement, ...ofSample },
    { id: 'travel', status: 'have', source: statement, ...ofSample },
  ],
} as const satisfies Readonly<Record<string, readonly DueDiligenceFact[]>>;

export type DueDiligenceTopic = keyof typeof dueDiligence;

/** The topics, in order. */
export const dueDiligenceTopics = Object.keys(dueDiligence) as DueDiligenceTopic[];

/** Every fact with its topic. */
export function factsByTopic(
  topics: Readonly<Record<string, readonly DueDiligenceFact[]>> = dueDiligence,
): { topic: string; fact: DueDiligenceFact }[] {
  return Object.entries(topics).flatMap(([topic, facts]) => facts.map((fact) => ({ topic, fact })));
}

/** The addresses of the same answers for programs: the data and its schema. */
export const supplierFiles = { data: '/supplier.json', schema: '/supplier.schema.json' } as const;
