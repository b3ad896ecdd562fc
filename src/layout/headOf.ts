import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import { type Locale, locales, sourceLocale } from '../i18n/locales';
import { hrefOf, type Route } from '../routes';

/** What the head of a page's document says about it. `canonical` is null for the not-found page. */
export interface Head {
  title: string;
  description: string;
  canonical: string | null;
  /** The page in every language, itself among them, and the one for all others (`x-default`). */
  alternates: readonly { hreflang: string; href: string }[];
}

/** A page's head: title and description from its catalog, the canonical address from its route. */
export function headOf(
  route: Route,
  locale: Locale,
  siteUrl: string,
  message: (id: MessageId, values?: Record<string, string>) => string,
): Head {
  return {
    title: message('common.titleTemplate', { title: message(messageId(route.id, 'meta.title')) }),
    description: message(messageId(route.id, 'meta.description')),
    canonical: route.page === 'notFound' ? null : siteUrl + hrefOf(route.path, locale),
    alternates:
      route.page === 'notFound'
        ? []
        : [...locales.map((tag) => [tag, tag] as const), ['x-default', sourceLocale] as const].map(
            ([hreflang, tag]) => ({
              hreflang,
              href: siteUrl + hrefOf(route.path, tag),
            }),
          ),
  };
}
