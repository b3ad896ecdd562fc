import { company } from '../../src/content/company';
import { type Locale, localeFacts, sourceLocale } from '../../src/i18n/locales';
import { hrefOf, type PageName, pages, type Route } from '../../src/paths';

/** The name of a page's Markdown version below `dist/`: its address with `.md`, or `index.md` for the home page of the source language. */
export function markdownName(route: Route, locale: Locale): string {
  return `${hrefOf(route.path, locale).slice(1) || 'index'}.md`;
}

/** A page with its text in the list. */
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

const legal = new Set<PageName>(['privacyPolicy', 'termsAndConditions', 'imprint']);

/** The heading under which a page is listed. */
function headingOf({ page, path }: Route): (typeof headings)[number] {
  if (page === 'service') return 'Services';
  if (path.startsWith(pages.caseStudies.path)) return 'Case studies';
  return legal.has(page) ? 'Optional' : 'Company';
}

/** Lists the pages of the source language for programs (https://llmstxt.org), each with its Markdown version and a description, then the home pages in other languages. */
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
      [`## ${heading}`, '', ...listed.filter(({ route }) => headingOf(route) === heading).map(lineOf)].join('\n'),
    ),
    ...(translations.length === 0 ? [] : [['## Other languages', '', ...translations].join('\n')]),
    '',
  ].join('\n\n');
}
