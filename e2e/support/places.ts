import { type Locale, locales } from '../../src/i18n/locales';
import { allPages, hrefOf, type Path } from '../../src/routes';
import { type OpenState, openStates } from './openStates';

/** One thing to look at: a page, or an open state of a page. */
export interface Place {
  /** How a run calls it. */
  title: string;
  href: string;
  locale: Locale;
  path: Path | '/404';
  state?: OpenState;
  /** Console errors that belong to it. */
  expectedErrors: RegExp | readonly [];
}

const pages: readonly Omit<Place, 'title' | 'href'>[] = allPages().map(({ locale, route: { path } }) => ({
  locale,
  path,
  expectedErrors: path === '/404' ? /status of 404/ : [],
}));

const states = locales.flatMap((locale) =>
  openStates.map((state: OpenState) => ({
    locale,
    path: state.path,
    state,
    expectedErrors: state.expectedErrors ?? ([] as const),
  })),
);

/** Every page and not-found page, and every open state, in every language. */
export const places: readonly Place[] = [...pages, ...states].map((place) => {
  const href = hrefOf(place.path, place.locale);
  const title = 'state' in place && place.state ? `${href}, ${place.state.id}` : href;
  return { ...place, href, title };
});

/** Whether a place exists in a window of this width. */
export function existsAt({ state }: Pick<Place, 'state'>, width: number): boolean {
  const { from = 0, to = Infinity }: Pick<OpenState, 'from' | 'to'> = state ?? {};
  return from <= width && width <= to;
}
