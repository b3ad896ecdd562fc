import { caseStudySlugs } from './content/caseStudies';
import { type Locale, readableLocales } from './i18n/locales';
import { generalRoutes, notFoundRoute, type Route, serviceRoutes, studyRoute } from './routes';

/** THE list of pages (spec.md §2): prerenderer, checks and tests derive from it. The browser has none of it. */
export const routes: readonly Route[] = [...generalRoutes, ...caseStudySlugs.map(studyRoute), ...serviceRoutes];

/** Paths that two routes share; the build refuses them (a record's slug can meet another's only by mistake). */
export function duplicatePaths(list: readonly { path: string }[]): string[] {
  const paths = list.map(({ path }) => path);
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}

/** Every page in every language, as the prerenderer writes them; not-found pages come last. */
export function allPages(): { route: Route; locale: Locale }[] {
  return readableLocales.flatMap((locale) => [...routes, notFoundRoute].map((route) => ({ route, locale })));
}
