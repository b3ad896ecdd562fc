import { useEffectEvent, useLayoutEffect } from 'react';
import { settings } from '../content/settings';
import { useMessage } from '../i18n/useMessage';
import { useLocale } from '../i18n/useLocale';
import type { Route } from '../paths';
import { usePrerendered } from '../hydration/useHydrated';
import { type Head, headOf } from './headOf';

const addressTags = 'link[rel="canonical"], link[rel="alternate"][hreflang], meta[name="robots"][content="noindex"]';

/** Replaces the previous page's canonical link, links to other languages and `noindex`. */
function showAddresses({ canonical, alternates }: Head) {
  for (const old of document.querySelectorAll(addressTags)) old.remove();
  const link = (facts: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), facts);
  document.head.append(
    canonical === null
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : link({ rel: 'canonical', href: canonical }),
    ...alternates.map((facts) => link({ rel: 'alternate', ...facts })),
  );
}

/** Updates the document's head when the route changes in the browser. The head of the first page is in its HTML. */
export function PageHead({ route }: { route: Route }) {
  return usePrerendered() ? null : <UpdatedHead route={route} />;
}

function UpdatedHead({ route }: { route: Route }) {
  const head = headOf(route, useLocale(), settings.siteUrl, useMessage());
  const { title, description } = head;
  const showHead = useEffectEvent(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    showAddresses(head);
  });
  useLayoutEffect(() => {
    showHead();
  }, [route.id, title, description]);
  return null;
}
