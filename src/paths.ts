import { type CaseStudySlug, caseStudySlugs } from './content/caseStudies';
import { parts } from './content/parts';
import { type ServiceSlug, serviceSlugs } from './content/serviceSlugs';
import { type Locale, localeFacts, readableLocales } from './i18n/locales';

/**
 * THE list of pages by name. An entry without a path is a kind of pages, with a page for each record. A page's name is the start of its message ids and
 * the name of its catalog: `aboutUs` is `about-us.json`. Links, router, prerendered files, sitemap, share pictures, checks and tests derive from this
 * list; menus are in navigation.ts, the code of pages in routes.ts. A page with the name of a part exists while the part is on (content/parts.ts).
 */
export const pages = {
  home: { path: '/' },
  aboutUs: { path: '/about-us' },
  caseStudies: { path: '/case-studies' },
  compare: { path: '/case-studies/compare' },
  referral: { path: '/referral' },
  dueDiligence: { path: '/due-diligence' },
  education: { path: '/education' },
  brief: { path: '/brief' },
  privacyPolicy: { path: '/privacy-policy' },
  termsAndConditions: { path: '/terms-and-conditions' },
  imprint: { path: '/imprint' },
  caseStudy: {},
  service: {},
  // Used for every address that has no page.
  notFound: { path: '/404' },
} as const satisfies Record<string, { path?: `/${string}` }>;

/** The catalogs of the pages, whose message ids are typed. */
declare module './i18n/messageIds' {
  interface Catalogs {
    home: typeof import('../locales/en/home.json');
    aboutUs: typeof import('../locales/en/about-us.json');
    caseStudies: typeof import('../locales/en/case-studies.json');
    compare: typeof import('../locales/en/compare.json');
    dueDiligence: typeof import('../locales/en/due-diligence.json');
    referral: typeof import('../locales/en/referral.json');
    brief: typeof import('../locales/en/brief.json');
    education: typeof import('../locales/en/education.json');
    privacyPolicy: typeof import('../locales/en/privacy-policy.json');
    termsAndConditions: typeof import('../locales/en/terms-and-conditions.json');
    imprint: typeof import('../locales/en/imprint.json');
    notFound: typeof import('../locales/en/not-found.json');
  }
}

export type PageName = keyof typeof pages;

/** A page without siblings. */
type SinglePage = Exclude<PageName, 'caseStudy' | 'service'>;

type SinglePath = (typeof pages)[SinglePage]['path'];

/** A page's address without its language. */
export type Path = Exclude<SinglePath, '/404'> | `/case-studies/${CaseStudySlug}` | `/services/${ServiceSlug}`;

/** One page of the site. Every message of its own catalog starts with its `id`. */
export type Route =
  | { id: SinglePage; page: SinglePage; path: Path | '/404' }
  | { id: `caseStudy.${CaseStudySlug}`; page: 'caseStudy'; path: Path; slug: CaseStudySlug }
  | { id: `service.${ServiceSlug}`; page: 'service'; path: Path; slug: ServiceSlug };

/** The route for every address without a page; hosts answer with status 404. */
export const notFoundRoute = { id: 'notFound', page: 'notFound', path: '/404' } as const;

const switches: Partial<Record<PageName, boolean>> = parts;

const isSingle = (page: PageName): page is Exclude<SinglePage, 'notFound'> =>
  'path' in pages[page] && page !== notFoundRoute.page && switches[page] !== false;

/** Every page but the not-found one. */
export const routes: readonly (Route & { path: Path })[] = [
  ...(Object.keys(pages) as PageName[]).filter(isSingle).map((page) => ({ id: page, page, path: pages[page].path })),
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

/** The route at a path without language, or `notFoundRoute`. The path may end with a slash. */
export function routeAt(path: string): Route {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return routes.find((route) => route.path === plain) ?? notFoundRoute;
}

/** Whether the target of a link within the site has a page: a part that is off has none. */
export function hasPage(target: string): boolean {
  return routeAt(target.replace(/#.*/, '')) !== notFoundRoute;
}

/** The address of a path in a language: `/about-us`, `/pt-br/about-us`. */
export function hrefOf(path: Path | '/404', locale: Locale): string {
  const { prefix } = localeFacts[locale];
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}

/** Every page in every language, in the prerenderer's order: the not-found page of each language comes last. */
export function allPages(): { route: Route; locale: Locale }[] {
  return readableLocales.flatMap((locale) => [...routes, notFoundRoute].map((route) => ({ route, locale })));
}
