import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import { isPublished, type Locale, locales, sourceLocale } from '../i18n/locales';
import { hrefOf, type Route } from '../paths';

/** The content of a page's head. `canonical` is null for the not-found page and for a page that is not published in its language: they have `noindex`. */
export interface Head {
  title: string;
  description: string;
  canonical: string | null;
  /** The page's address in every language in which it is published, and the address for all other languages (`x-default`). */
  alternates: readonly { hreflang: string; href: string }[];
}

/** A page's head: title and description from its catalog, the canonical address from its route. */
export function headOf(
  route: Route,
  locale: Locale,
  siteUrl: string,
  message: (id: MessageId, values?: Record<string, string>) => string,
): Head {
  const isListed = (tag: Locale) => route.page !== 'notFound' && isPublished(route.id, tag);
  const address = (tag: Locale) => siteUrl + hrefOf(route.path, tag);
  const languages = isListed(locale) ? locales.filter(isListed) : [];
  return {
    title: message('common.titleTemplate', { title: message(messageId(route.id, 'meta.title')) }),
    description: message(messageId(route.id, 'meta.description')),
    canonical: isListed(locale) ? address(locale) : null,
    alternates: [
      ...languages.map((tag) => ({ hreflang: tag, href: address(tag) })),
      ...languages.slice(0, 1).map(() => ({ hreflang: 'x-default', href: address(sourceLocale) })),
    ],
  };
}
