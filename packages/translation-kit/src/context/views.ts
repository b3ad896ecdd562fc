import { type OpenState, openStates } from '../../../../e2e/pages/openStates';
import { allPages, hrefOf } from '../../../../src/routes';
import { moreStates } from './moreStates';
import type { ContextOptions } from './options';

/** The widths that words are looked at: a small desktop's, at which every layout for wide screens shows, and a phone's. */
export const screens = {
  wide: { width: 1024, height: 768 },
  narrow: { width: 390, height: 844 },
} as const;

export type Screen = keyof typeof screens;

/** One loading of a page, or of a state of it, at one width. */
export interface View {
  title: string;
  path: string;
  href: string;
  /** The start of the ids of the page's own messages; empty for a state, which has none. */
  prefix: string;
  screen: Screen;
  state?: OpenState;
}

/** Everything to look at: wide before narrow, pages before their states; where a message is seen first it is photographed. */
export function viewsOf({ locale, paths }: ContextOptions): View[] {
  const pages = allPages()
    .filter(({ route, locale: tag }) => tag === locale && paths.includes(route.path))
    .map(({ route }) => ({
      title: hrefOf(route.path, locale),
      path: route.path,
      href: hrefOf(route.path, locale),
      prefix: `${route.id}.`,
    }));
  const states = [...openStates, ...moreStates]
    .filter(({ path }) => paths.includes(path))
    .map((state: OpenState) => ({
      title: `${hrefOf(state.path, locale)}: ${state.title}`,
      path: state.path,
      href: hrefOf(state.path, locale),
      prefix: '',
      state,
    }));
  return (['wide', 'narrow'] as const).flatMap((screen) => {
    const { width } = screens[screen];
    const possible = states.filter(({ state: { from = 0, to = Infinity } }) => from <= width && width <= to);
    return [...pages, ...possible].map((view) => ({ ...view, screen }));
  });
}
