import { company } from '../../src/content/company';
import { type Locale, localeFacts, sourceLocale } from '../../src/i18n/locales';
import type { Route } from '../../src/routes';
import { markdownName } from './markdownName';

/** What the list says of one page. */
export interface ListedPage {
  route: Route;
  title: string;
  description: string;
}

interface TranslatedHome {
  route: Route;
  locale: Locale;
}

const groups: readonly { heading: string; pages: readonly Route['page'][] }[] = [
  { heading: 'Company', pages: ['home', 'aboutUs', 'dueDiligence', 'referral', 'brief', 'education'] },
  { heading: 'Services', pages: ['service'] },
  { heading: 'Case studies', pages: ['caseStudies', 'compare', 'caseStudy'] },
  { heading: 'Optional', pages: ['privacyPolicy', 'termsAndConditions'] },
];

/** The source language's pages for readers that are programs (https://llmstxt.org): each with its Markdown twin and what it is about. The home pages that other languages have follow. */
export function llmsText(
  pages: readonly ListedPage[],
  translatedHomes: readonly TranslatedHome[],
  siteUrl: string,
): string {
  const home = pages.find(({ route }) => route.page === 'home');
  const lineOf = ({ route, title, description }: ListedPage) =>
    `- [${title}](${siteUrl}/${markdownName(route, sourceLocale)}): ${description}`;
  const translations = translatedHomes.map(
    ({ route, locale }) => `- [${localeFacts[locale].name}](${siteUrl}/${markdownName(route, locale)})`,
  );
  return [
    `# ${company.name}`,
    `> ${home?.description ?? ''}`,
    'Every page has a twin in Markdown at its address with `.md` at the end.',
    ...groups.map(({ heading, pages: kinds }) =>
      [`## ${heading}`, '', ...pages.filter(({ route }) => kinds.includes(route.page)).map(lineOf)].join('\n'),
    ),
    ...(translations.length === 0 ? [] : [['## Other languages', '', ...translations].join('\n')]),
    '',
  ].join('\n\n');
}
