import type { CaseStudySlug } from './content/caseStudies';
import type { ServiceSlug } from './content/services';
import { serviceSlugs } from './content/listed';
import { type Locale, localeFacts } from './i18n/locales';

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

export const generalRoutes: readonly Route[] = entriesOf(generalPages).map(([path, page]) => ({
  id: page,
  page,
  path,
}));

export const serviceRoutes: readonly Route[] = serviceSlugs.map((slug) => ({
  id: `service.${slug}` as const,
  page: 'service' as const,
  path: `/services/${slug}` as const,
  slug,
}));

/** The route of a study. */
export function studyRoute(slug: CaseStudySlug): Route {
  return { id: `caseStudy.${slug}`, page: 'caseStudy', path: `/case-studies/${slug}`, slug };
}

const withoutLastSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** Paths without a page, as the documents that stood at them have told. */
const missing = new Set<string>();

/** Remembers that there is no page at a path. Browser only. */
export function noteMissing(path: string): void {
  missing.add(withoutLastSlash(path));
}

/**
 * The route at a path without language; `notFoundRoute` where there is none. One slash at the end is forgiven. The browser has no list of
 * studies: whether there is one of that name shows when its data is fetched, and where there is none, the page is loaded in full.
 */
export function routeAt(path: string): Route {
  const plain = withoutLastSlash(path);
  if (missing.has(plain)) return notFoundRoute;
  const slug = /^\/case-studies\/([a-z\d-]+)$/.exec(plain)?.[1];
  if (slug !== undefined) return studyRoute(slug as CaseStudySlug);
  return [...generalRoutes, ...serviceRoutes].find((route) => route.path === plain) ?? notFoundRoute;
}

/** The address of a path in a language, as the site's own links and files have it: `/about-us`, `/pt-br/about-us`. */
export function hrefOf(path: Path | '/404', locale: Locale): string {
  const { prefix } = localeFacts[locale];
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}
