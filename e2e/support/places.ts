import { type Locale, locales } from '../../src/i18n/locales';
import { allPages, hrefOf, type Path } from '../../src/paths';
import { type OpenState, openStates } from './openStates';

/** A page, or an open state of a page, in one language. */
export interface Place {
  title: string;
  href: string;
  locale: Locale;
  state?: OpenState | undefined;
  /** Console errors that the place causes. */
  expectedErrors: RegExp | readonly [];
}

function placeOf(locale: Locale, path: Path | '/404', state?: OpenState): Place {
  const href = hrefOf(path, locale);
  const errors = path === '/404' ? /status of 404/ : state?.expectedErrors;
  const title = state === undefined ? href : `${href}, ${state.id}`;
  return { title, href, locale, state, expectedErrors: errors ?? [] };
}

/** Every page, not-found page and open state, in every language. */
export const places: readonly Place[] = [
  ...allPages().map(({ locale, route }) => placeOf(locale, route.path)),
  ...locales.flatMap((locale) => openStates.map((state) => placeOf(locale, state.path, state))),
];

/** Whether a place exists in a window of this width. */
export const existsAt = ({ state }: Place, width: number): boolean =>
  (state?.from ?? 0) <= width && width <= (state?.to ?? Infinity);
