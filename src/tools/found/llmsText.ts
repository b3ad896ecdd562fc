import { company } from '../../content/company';
import { localeFacts, locales, sourceLocale } from '../../i18n/locales';
import { routes } from '../../routeList';
import { hrefOf, type Route } from '../../routes';
import { markdownName } from './markdownName';

/** What the list says of one page. */
export interface ListedPage {
  route: Route;
  title: string;
  description: string;
}

const groups: readonly { heading: string; pages: readonly Route['page'][] }[] = [
  { heading: 'Company', pages: ['home', 'aboutUs', 'referral', 'education'] },
  { heading: 'Services', pages: ['service'] },
  { heading: 'Case studies', pages: ['caseStudies', 'caseStudy'] },
  { heading: 'Optional', pages: ['privacyPolicy', 'termsAndConditions'] },
];

/** The source language's pages for readers that are programs (https://llmstxt.org): each with its Markdown twin and what it is about. */
export function llmsText(pages: readonly ListedPage[], siteUrl: string): string {
  const home = pages.find(({ route }) => route.page === 'home');
  const lineOf = ({ route, title, description }: ListedPage) =>
    `- [${title}](${siteUrl}/${markdownName(route, sourceLocale)}): ${description}`;
  const [homeRoute] = routes;
  const translations = locales
    .filter((locale) => locale !== sourceLocale)
    .map((locale) => `- [${localeFacts[locale].name}](${siteUrl}${hrefOf(homeRoute?.path ?? '/', locale)}.md)`);
  return [
    `# ${company.name}`,
    `> ${home?.description ?? ''}`,
    'Every page has a twin in Markdown at its address with `.md` at the end.',
    ...groups.map(({ heading, pages: kinds }) =>
      [`## ${heading}`, '', ...pages.filter(({ route }) => kinds.includes(route.page)).map(lineOf)].join('\n'),
    ),
    ['## Other languages', '', ...translations].join('\n'),
    '',
  ].join('\n\n');
}
