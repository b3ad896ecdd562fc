import { type ComponentType, memo } from 'react';
import { createResource } from '../i18n/createResource';
import { loadMessages } from '../i18n/messages';
import type { Locale } from '../i18n/locales';
import { type PageName, pages, type Route } from '../routes';
import { loadIslands } from '../components/island';

type PageComponent = ComponentType<{ route: Route }>;

/** That every page's component takes its own kind of route. */
type Loaders = {
  [Name in PageName]: { load: () => Promise<{ default: ComponentType<{ route: Extract<Route, { page: Name }> }> }> };
};

const loaders: Loaders = pages;

// Memoized: what is around a page renders again when it is hydrated, and the page need not.
const modules = createResource<PageComponent>(async (name) => {
  const { load } = loaders[name as PageName];
  return memo((await load()).default) as PageComponent;
});

/** Fetches all that a route's page needs: its code and its messages. */
export async function loadPage(route: Route, locale: Locale): Promise<void> {
  await Promise.all([modules.load(route.page), loadMessages(locale, route.id)]);
}

/** Fetches the same, and the code of the page's islands, for a page that the browser renders itself. */
export async function loadWholePage(route: Route, locale: Locale): Promise<void> {
  await loadPage(route, locale);
  await loadIslands();
}

/** While rendering: the component of a route's page, or the wait for it. */
export function readPage(route: Route): PageComponent {
  return modules.read(route.page);
}
