import { useLayoutEffect } from 'react';
import { settings } from '../content/settings';
import { useMessage } from '../i18n/useMessage';
import { useWords } from '../i18n/useWords';
import type { Route } from '../routes';
import { useHydrated } from '../ui/useHydrated';
import { headOf } from './headOf';

/** A page has its canonical address, the not-found page a word to robots instead. */
function showCanonical(canonical: string | null) {
  for (const old of document.querySelectorAll('link[rel="canonical"], meta[name="robots"]')) old.remove();
  const added =
    canonical === null
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical });
  document.head.append(added);
}

/** Keeps the document's head true when the route changes in the browser; the first one is in the HTML. */
export function PageHead({ route }: { route: Route }) {
  return useHydrated() ? <UpdatedHead route={route} /> : null;
}

function UpdatedHead({ route }: { route: Route }) {
  const { title, description, canonical } = headOf(route, useWords().locale, settings.siteUrl, useMessage());
  useLayoutEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    showCanonical(canonical);
  }, [title, description, canonical]);
  return null;
}
