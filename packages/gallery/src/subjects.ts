import { type OpenState, openStates } from '../../../e2e/pages/openStates';
import { type Locale, localeFacts, sourceLocale } from '../../../src/i18n/locales';
import { allPages, hrefOf, notFoundRoute } from '../../../src/routes';
import { type GalleryOptions, type Mode, modes } from './options';

/** One page, or one open state of a page. */
export interface Subject {
  /** Stands in file names and in the sheet's addresses. */
  id: string;
  title: string;
  href: string;
  locale: Locale;
  modes: readonly Mode[];
  state?: OpenState;
  /** Console errors that belong to it. */
  expectedErrors?: RegExp;
}

/** One loading of a subject, in which it is photographed in each mode. */
export interface Sitting {
  subject: Subject;
  width: number;
}

/** What lies over a page is not printed: the page alone is, and has a picture of its own. */
function modesOf({ shows }: OpenState, all: readonly Mode[]) {
  return shows === 'page' ? all : all.filter((mode) => modes[mode].media === 'screen');
}

/** All pages in all languages, then the open states, which are reached by the source language's words. */
export function subjectsOf(options: GalleryOptions): Subject[] {
  const pages = allPages()
    .filter(({ route, locale }) => options.locales.includes(locale) && options.paths.includes(route.path))
    .map(({ route, locale }): Subject => {
      const href = hrefOf(route.path, locale);
      const { prefix } = localeFacts[locale];
      return {
        id: `${prefix.slice(1)}${prefix === '' ? '' : '.'}${route.id}`,
        title: href,
        href,
        locale,
        modes: options.modes,
        ...(route.page === notFoundRoute.page && { expectedErrors: /status of 404/ }),
      };
    });
  const states: readonly OpenState[] = options.locales.includes(sourceLocale) ? openStates : [];
  return [
    ...pages,
    ...states
      .filter(({ path }) => options.paths.includes(path))
      .map((state) => ({
        id: `state.${state.id}`,
        title: `${state.title} (${state.path})`,
        href: hrefOf(state.path, sourceLocale),
        locale: sourceLocale,
        modes: modesOf(state, options.modes),
        state,
        ...(state.expectedErrors !== undefined && { expectedErrors: state.expectedErrors }),
      }))
      .filter((subject) => subject.modes.length > 0),
  ];
}

/** What is to be done, width by width, the widest and so slowest first. */
export function sittingsOf(subjects: readonly Subject[], widths: readonly number[]): Sitting[] {
  return widths
    .toReversed()
    .flatMap((width) =>
      subjects
        .filter(({ state: { from = 0, to = Infinity } = {} }) => from <= width && width <= to)
        .map((subject) => ({ subject, width })),
    );
}
