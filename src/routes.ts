import type { CaseStudySlug } from './content/caseStudies';
import type { ServiceSlug } from './content/services';
import { caseStudySlugs, serviceSlugs } from './content/listed';
import { type Locale, localeFacts, readableLocales } from './i18n/locales';

/** The pages that stand alone, by path. A path typed twice does not compile. */
const generalPages = {
  '/': 'home',
  '/case-studies': 'caseStudies',
  '/referral': 'referral',
  '/education': 'education',
  '/about-us': 'aboutUs',
  '/privacy-policy': 'privacyPolicy',
  '/terms-and-conditions': 'termsAndConditions',
} as const;

type GeneralPath = keyof typeof generalPages;

/** A page's address without its language. */
export type Path = GeneralPath | `/case-studies/${CaseStudySlug}` | `/services/${ServiceSlug}`;

type GeneralPage = (typeof generalPages)[GeneralPath] | 'notFound';

/** One page of the site. `id` names its words: every message of the page starts with it. */
export type Route =
  | { id: GeneralPage; page: GeneralPage; path: Path | '/404' }
  | { id: `caseStudy.${CaseStudySlug}`; page: 'caseStudy'; path: Path; slug: CaseStudySlug }
  | { id: `service.${ServiceSlug}`; page: 'service'; path: Path; slug: ServiceSlug };

/** Stands for every address that no other route has; hosts answer it with status 404. */
export const notFoundRoute = { id: 'notFound', page: 'notFound', path: '/404' } as const;

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>) {
  return Object.entries(record) as [Key, Value][];
}

/** THE list of pages (spec.md §2): router, links, head tags, prerenderer and tests derive from it. */
export const routes: readonly Route[] = [
  ...entriesOf(generalPages).map(([path, page]) => ({ id: page, page, path })),
  ...caseStudySlugs.map((slug) => ({
    id: `caseStudy.${slug}` as const,
    page: 'caseStudy' as const,
    path: `/case-studies/${slug}` as const,
    slug,
  })),
  ...serviceSlugs.map((slug) => ({
    id: `service.${slug}` as const,
    page: 'service' as const,
    path: `/services/${slug}` as const,
    slug,
  })),
];

/** The route at a path without language; `notFoundRoute` where there is none. One slash at the end is forgiven. */
export function routeAt(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

/** The address of a path in a language, as the site's own links and files have it: `/about-us`, `/pt-br/about-us`. */
export function hrefOf(path: Path | '/404', locale: Locale): string {
  const { prefix } = localeFacts[locale];
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

/** Paths that two routes share; the build refuses them (a record's slug can meet another's only by mistake). */
export function duplicatePaths(list: readonly { path: string }[]): string[] {
  const paths = list.map(({ path }) => path);
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}

/** Every page in every language, as the prerenderer writes them; not-found pages come last. */
export function allPages(): { route: Route; locale: Locale }[] {
  return readableLocales.flatMap((locale) => [...routes, notFoundRoute].map((route) => ({ route, locale })));
}
