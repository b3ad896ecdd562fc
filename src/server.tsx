import type { StylisPlugin } from '@emotion/cache';
import { CacheProvider, Global, type Interpolation } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { settings } from './content/settings';
import { formatTag, type Locale, localeFacts } from './i18n/locales';
import type { MessageId } from './i18n/messageIds';
import { type Messages, messagesPath, provideMessages } from './i18n/messages';
import { faultOf, type MessageFault } from './i18n/messageFault';
import { messageErrors, noteUse, usedMessages } from './i18n/useMessage';
import { type Head, headOf } from './seo/headOf';
import { plainText } from './layout/richText';
import { type Share, shareOf } from './seo/shareOf';
import { type StructuredData, structuredDataOf } from './seo/structuredDataOf';
import { loadWholePage } from './routes';
import { hrefOf, type Route } from './paths';
import { colorSchemeScript } from './theme/colorScheme';
import { preloadedFonts } from './theme/fonts';
import { arabicStyles, globalStyles, preferences } from './theme/globalStyles';
import printRules from './theme/print.css';
import { createStyleCache } from './theme/styleCache';
import { mirrored } from './theme/mirrored';

export interface RenderedPage {
  /** The address of the page, without the site's origin. */
  address: string;
  html: string;
  head: Head;
  share: Share | null;
  /** The page's data for search engines, with the address of its share picture. */
  structuredData: (image: string) => StructuredData;
  /** The rules that the page uses. */
  styles: string;
  /** The names of Emotion's styles that no element has: a composed component passes them on to another, such as AppBar to Paper. */
  unusedStyles: string;
  /** Messages that cannot be shown; if there are any, the page must not be published. */
  faults: readonly MessageFault[];
}

export { colorSchemeScript, messagesPath, preloadedFonts, usedMessages };

/** An Emotion store with the global styles, and a function that returns its rules for a page. The browser's script has no global styles: they never change. */
function storeWith(styles: Interpolation<object>, plugins?: StylisPlugin[]) {
  const cache = createStyleCache(plugins);
  // This comes before the first rule, because it makes the store keep its rules.
  const server = createEmotionServer(cache);
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={styles} />
    </CacheProvider>,
  );
  return { cache, extract: (html: string) => server.extractCritical(html) };
}

/** The styles for paper, and the styles for rare preferences with their media query. */
export const occasionalStyles = {
  print: printRules,
  preferences: storeWith(preferences.styles).extract('').css,
  media: preferences.media,
};

/** A route's page in a language as HTML, with its head, the styles that it uses and its faulty messages. */
export async function render(
  route: Route,
  locale: Locale,
  { common, page }: { common: Messages; page: Messages },
): Promise<RenderedPage> {
  provideMessages(locale, 'common', common);
  provideMessages(locale, route.id, page);
  await loadWholePage(route, locale);

  const { prefix, direction } = localeFacts[locale];
  const { cache, extract } = storeWith(
    [globalStyles, locale.startsWith('ar') && arabicStyles],
    direction === 'rtl' ? mirrored : undefined,
  );
  const address = hrefOf(route.path, locale);
  messageErrors.length = 0;
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <StaticRouter basename={prefix || '/'} location={address}>
          <App locale={locale} />
        </StaticRouter>
      </CacheProvider>
    </StrictMode>,
  );
  // React writes this comment in place of a failed boundary, such as an island.
  if (html.includes('<!--$!-->')) throw new Error('A part of the page cannot be rendered');

  const sayWith = (onError: (error: Error) => void) => {
    const intl = createIntl({ locale: formatTag(locale), messages: { ...common, ...page }, onError });
    return (id: MessageId, values?: Record<string, string>) => {
      noteUse(id);
      return intl.formatMessage({ id }, { ...plainText, ...values });
    };
  };
  const message = sayWith((error) => messageErrors.push(error));
  const head = headOf(route, locale, settings.siteUrl, message);
  const share = shareOf(route, locale, settings.siteUrl, message);
  const { css, ids } = extract(html);
  const used = new Set(ids);
  return {
    address,
    // The browser finds pictures in the HTML and needs no preload tags.
    html: html
      .replaceAll(/<link rel="preload" as="image"[^>]*\/>/g, '')
      // The browser's search finds hidden words; React writes `hidden` without a value (components/disclosure/HiddenUntilFound.tsx).
      .replaceAll(/(<div[^>]*) hidden=""/g, '$1 hidden="until-found"'),
    head,
    share,
    structuredData: (image) => {
      // Called later, when `messageErrors` belongs to another page.
      const say = sayWith((error) => {
        throw error;
      });
      return structuredDataOf(route, locale, settings.siteUrl, image, say);
    },
    styles: css,
    unusedStyles: Object.keys(cache.inserted)
      .filter((name) => !used.has(name))
      .join(' '),
    faults: messageErrors.map(faultOf),
  };
}
