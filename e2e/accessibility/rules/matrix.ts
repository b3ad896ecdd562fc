import { devices } from '@playwright/test';
import { desktop } from '../../engines/screens';
import { type Locale, locales } from '../../../src/i18n/locales';
import { allPages, hrefOf, type Path } from '../../../src/routes';
import { type OpenState, openStates } from '../../support/openStates';

const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];

/** The two devices of the test projects. */
export const screens = {
  desktop: { viewport: desktop.viewport },
  phone: { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor },
} as const;

export type Screen = keyof typeof screens;

/** One thing to look at, as a whole and then in the other color scheme. */
export interface Place {
  screen: Screen;
  locale: Locale;
  path: Path | '/404';
  state?: OpenState;
}

const states: readonly OpenState[] = openStates;

/** Everything there is to see: every page and not-found page, and every open state, in every language, on both screens. */
export const matrix: readonly Place[] = locales.flatMap((locale) =>
  (['desktop', 'phone'] as const).flatMap((screen) => {
    const { width } = screens[screen].viewport;
    return [
      ...allPages()
        .filter((page) => page.locale === locale)
        .map(({ route: { path } }) => ({ screen, locale, path })),
      ...states
        .filter(({ from = 0, to = Infinity }) => from <= width && width <= to)
        .map((state) => ({ screen, locale, path: state.path, state })),
    ];
  }),
);

/** What a place is called in the run. */
export function titleOf({ screen, locale, path, state }: Place): string {
  return `${hrefOf(path, locale)}${state === undefined ? '' : `, ${state.id}`}, ${screen}`;
}
