import { caseStudyRecords } from '../content/caseStudyRecords';
import { company } from '../content/company';
import { messageId } from '../i18n/messageId';
import type { MessageId } from '../i18n/messageIds';
import type { Locale } from '../i18n/locales';
import { hrefOf, type Route } from '../paths';

/** The facts about a page that social networks show when a visitor shares it. */
export interface Share {
  url: string;
  type: 'article' | 'website';
  siteName: string;
  /** Language and territory, as Open Graph writes them: `en_US`. */
  locale: string;
  title: string;
  description: string;
  /** The words in the page's share picture: its heading and, for a case study, the customer's name. */
  heading: string;
  customer: string | undefined;
  /** The alternative text of the picture. */
  alt: string;
}

function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The facts about a page for social networks; null for the not-found page. */
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
