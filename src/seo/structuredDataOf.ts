import { questionsByPage } from '../content/pageLists';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import type { Locale } from '../i18n/locales';
import { hrefOf, type Path, type Route } from '../paths';
import { faqPage, organization, subjectOf, type Thing, website } from './structuredThings';

/** A page's data for search engines, in JSON-LD. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': readonly Thing[];
}

type Say = (id: MessageId) => string;

/** The questions that a page answers: the starts of their message ids. */
function questionsOf({ id }: Route): readonly string[] {
  const questions: Readonly<Record<string, readonly string[]>> = questionsByPage;
  return (questions[id] ?? []).map((name) => `${id}.faq.${name}`);
}

/** The parents of a page, from the home page on, with their names in the menus. */
function trailOf(route: Route): readonly { path: Path; name: MessageId }[] {
  const home = { path: '/', name: 'common.nav.home' } as const;
  if (route.page === 'home') return [];
  return route.page === 'caseStudy' ? [home, { path: '/case-studies', name: 'common.nav.caseStudies' }] : [home];
}

/** Makes a page's data for search engines; `image` is the address of its share picture. */
export function structuredDataOf(
  route: Route,
  locale: Locale,
  siteUrl: string,
  image: string,
  say: Say,
): StructuredData {
  const address = (path: Path) => siteUrl + hrefOf(path, locale);
  const page = siteUrl + hrefOf(route.path, locale);
  const title = say(messageId(route.id, 'meta.title'));
  const trail = trailOf(route).map(({ path, name }) => ({ name: say(name), item: address(path) }));
  const questions = questionsOf(route);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(siteUrl),
      website(siteUrl),
      {
        '@type': 'WebPage',
        '@id': page,
        url: page,
        name: title,
        description: say(messageId(route.id, 'meta.description')),
        inLanguage: locale,
        isPartOf: { '@id': `${siteUrl}/#website` },
        primaryImageOfPage: image,
        ...(trail.length > 0 && { breadcrumb: { '@id': `${page}#breadcrumb` } }),
      },
      ...(trail.length > 0
        ? [
            {
              '@type': 'BreadcrumbList',
              '@id': `${page}#breadcrumb`,
              itemListElement: [...trail, { name: title, item: page }].map((entry, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                ...entry,
              })),
            },
          ]
        : []),
      ...subjectOf(route, page, siteUrl, image, say),
      ...(questions.length > 0 ? [faqPage(page, questions, say)] : []),
    ],
  };
}
