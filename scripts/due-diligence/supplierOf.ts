import { company } from '../../src/content/company';
import { factsByTopic, supplierFiles } from '../../src/content/dueDiligence';
import type { SiteSettings } from '../../src/content/settings';
import { pages } from '../../src/paths';
import type { Supplier } from './supplierSchema';

/** The answers of due diligence as data. `say` returns the English text of a message. */
export function supplierOf({ siteUrl, contactEmail }: SiteSettings, say: (id: string) => string): Supplier {
  return {
    $schema: `${siteUrl}${supplierFiles.schema}`,
    name: company.name,
    url: `${siteUrl}/`,
    email: contactEmail,
    page: `${siteUrl}${pages.dueDiligence.path}`,
    language: 'en',
    answers: factsByTopic().map(({ topic, fact: { id, status, source, asOf, validUntil, sample = false } }) => ({
      id,
      topic: say(`dueDiligence.${topic}.heading`),
      title: say(`dueDiligence.facts.${id}.title`),
      status,
      answer: say(`dueDiligence.facts.${id}.answer`),
      source: {
        kind: source.kind,
        name: say(`dueDiligence.source.${source.id}`),
        ...('href' in source && { url: `${siteUrl}${source.href}` }),
      },
      asOf,
      validUntil: validUntil === 'siteChanges' ? null : validUntil,
      sample,
    })),
  };
}
