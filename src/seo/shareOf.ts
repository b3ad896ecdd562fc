import { caseStudyRecords } from '../content/caseStudyRecords';
import { company } from '../content/company';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import type { Locale } from '../i18n/locales';
import { hrefOf, type Route } from '../paths';

/** What social networks show of a page that somebody shares. */
export interface Share {
  url: string;
  type: 'article' | 'website';
  siteName: string;
  /** Language and territory, as Open Graph writes them: `en_US`. */
  locale: string;
  title: string;
  description: string;
  /** The words in the page's share picture: its heading and, of a case study, the customer's name. */
  heading: string;
  customer: string | undefined;
  /** What the picture shows, for those who do not see it. */
  alt: string;
}

function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** What a page says of itself to social networks; null for the not-found page, which nobody shares. */
export function shareOf(
  route: Route,
  locale: Locale,
  siteUrl: string,
  message: (id: MessageId, values?: Record<string, string>) => string,
): Share | null {
  if (route.page === 'notFound') return null;
  const isStudy = route.page === 'caseStudy';
  const heading = message(messageId(route.id, isStudy ? 'card.title' : 'hero.title'));
  return {
    url: siteUrl + hrefOf(route.path, locale),
    type: isStudy ? 'article' : 'website',
    siteName: company.name,
    locale: openGraphLocale(locale),
    title: message(messageId(route.id, 'meta.title')),
    description: message(messageId(route.id, 'meta.description')),
    heading,
    customer: isStudy ? caseStudyRecords[route.slug].customer : undefined,
    alt: message('common.share.alt', { title: heading }),
  };
}
