import type { OpenState } from '@nine-blocks/built-site/loadVisitor';
import type { SitePage } from '@nine-blocks/built-site/readSite';
import type { Page } from '@playwright/test';

/** The widths that messages are looked at: a small desktop's, at which every layout for wide screens shows, and a phone's. */
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
  locale: string;
  /** The start of the ids of the page's own messages; empty for a state, which has none. */
  prefix: string;
  screen: Screen;
  state?: OpenState<Page>;
}

/** Everything to look at, of some pages in one language: wide before narrow, pages before their states; where a message is seen first it is photographed. */
export function viewsOf(pages: readonly SitePage[], states: readonly OpenState<Page>[]): View[] {
  const pageViews = pages.map(({ id, path, href, locale }) => ({ title: href, path, href, locale, prefix: `${id}.` }));
  const stateViews = states.flatMap((state) =>
    pages
      .filter(({ path }) => path === state.path)
      .map(({ path, href, locale }) => ({ title: `${href}: ${state.title}`, path, href, locale, prefix: '', state })),
  );
  return (['wide', 'narrow'] as const).flatMap((screen) => {
    const { width } = screens[screen];
    const possible = stateViews.filter(({ state: { from = 0, to = Infinity } }) => from <= width && width <= to);
    return [...pageViews, ...possible].map((view) => ({ ...view, screen }));
  });
}
