import { useLayoutEffect } from 'react';
import { settings } from '../content/settings';
import { useMessage } from '../i18n/useMessage';
import { useWords } from '../i18n/useWords';
import type { Route } from '../routes';
import { useHydrated } from '../ui/useHydrated';
import { headOf } from './headOf';

/** Keeps the document's head true when the route changes in the browser; the first one is in the HTML. */
export function PageHead({ route }: { route: Route }) {
  return useHydrated() ? <UpdatedHead route={route} /> : null;
}

function UpdatedHead({ route }: { route: Route }) {
  const { title, description, canonical } = headOf(route, useWords().locale, settings.siteUrl, useMessage());
  useLayoutEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link !== null && canonical !== null) link.href = canonical;
  }, [title, description, canonical]);
  return null;
}
