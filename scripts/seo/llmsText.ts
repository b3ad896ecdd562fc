import { company } from '../../src/content/company';
import { type Locale, localeFacts, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type PageName, type Route } from '../../src/paths';

/** The name of a page's Markdown twin below `dist/`: its address and `.md`, or `index.md` for the home page of the source language. */
export function markdownName(route: Route, locale: Locale): string {
  return `${hrefOf(route.path, locale).slice(1) || 'index'}.md`;
}

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

const headings = ['Company', 'Services', 'Case studies', 'Optional'] as const;

/** The heading that lists a page, where it is not the company's. */
const headingOf: Partial<Record<PageName, (typeof headings)[number]>> = {
  service: 'Services',
  caseStudies: 'Case studies',
  caseStudy: 'Case studies',
  compare: 'Case studies',
  privacyPolicy: 'Optional',
  termsAndConditions: 'Optional',
  imprint: 'Optional',
};

/** The source language's pages for readers that are programs (https://llmstxt.org): each with its Markdown twin and what it is about. The home pages that other languages have follow. */
export function llmsText(
  listed: readonly ListedPage[],
  translatedHomes: readonly TranslatedHome[],
  siteUrl: string,
): string {
  const home = listed.find(({ route }) => route.page === 'home');
  const lineOf = ({ route, title, description }: ListedPage) =>
    `- [${title}](${siteUrl}/${markdownName(route, sourceLocale)}): ${description}`;
  const translations = translatedHomes.map(
    ({ route, locale }) => `- [${localeFacts[locale].name}](${siteUrl}/${markdownName(route, locale)})`,
  );
  return [
    `# ${company.name}`,
    `> ${home?.description ?? ''}`,
    'Every page has a twin in Markdown at its address with `.md` at the end.',
    ...headings.map((heading) =>
      [
        `## ${heading}`,
        '',
        ...listed.filter(({ route }) => (headingOf[route.page] ?? 'Company') === heading).map(lineOf),
      ].join('\n'),
    ),
    ...(translations.length === 0 ? [] : [['## Other languages', '', ...translations].join('\n')]),
    '',
  ].join('\n\n');
}
