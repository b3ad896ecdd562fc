import { caseStudyRecords } from '../content/caseStudyRecords';
import { company } from '../content/company';
import { ofPart } from '../content/parts';
import { settings } from '../content/settings';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import { locales } from '../i18n/locales';
import type { Route } from '../paths';

/** One thing in a page's data for search engines, in the terms of https://schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

type Say = (id: MessageId) => string;

/** The company, as every page names it. */
export const organization = (siteUrl: string): Thing => ({
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.name,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/icon-512.png`,
  email: settings.contactEmail,
  sameAs: [company.links.linkedin, company.links.github, ...ofPart('education', company.links.videoChannel)],
});

/** The site as a whole. */
export const website = (siteUrl: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${siteUrl}/#website`,
  name: company.name,
  url: `${siteUrl}/`,
  inLanguage: locales,
  publisher: { '@id': `${siteUrl}/#organization` },
});

/** The questions of a page with their answers, by the starts of their message ids. */
export const faqPage = (page: string, questions: readonly string[], say: Say): Thing => ({
  '@type': 'FAQPage',
  '@id': `${page}#questions`,
  mainEntity: questions.map((question) => ({
    '@type': 'Question',
    name: say(messageId(question, 'question')),
    acceptedAnswer: { '@type': 'Answer', text: say(messageId(question, 'answer')) },
  })),
});

/** The subject of a service page or of a case study; none for other pages. */
export function subjectOf(route: Route, page: string, siteUrl: string, image: string, say: Say): readonly Thing[] {
  const organization = { '@id': `${siteUrl}/#organization` };
  const description = say(messageId(route.id, 'meta.description'));
  if (route.page === 'service') {
    const name = say(messageId(route.id, 'card.title'));
    return [{ '@type': 'Service', '@id': `${page}#service`, name, description, url: page, provider: organization }];
  }
  if (route.page !== 'caseStudy') return [];
  const study = caseStudyRecords[route.slug];
  const author = { '@type': 'Person', name: study.author.name, worksFor: organization };
  return [
    {
      '@type': 'Article',
      '@id': `${page}#article`,
      headline: say(messageId(route.id, 'card.title')),
      description,
      image,
      author,
      about: { '@type': 'Organization', name: study.customer },
      publisher: organization,
      mainEntityOfPage: { '@id': page },
    },
  ];
}
