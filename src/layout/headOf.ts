import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import type { Locale } from '../i18n/locales';
import { hrefOf, type Route } from '../routes';

/** What the head of a page's document says about it. `canonical` is null for the not-found page. */
export interface Head {
  title: string;
  description: string;
  canonical: string | null;
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
  };
}
