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
  /** The page's own, without the site's origin. */
  address: string;
  html: string;
  head: Head;
  share: Share | null;
  /** What it tells search engines, given the address of its share picture. */
  structuredData: (image: string) => StructuredData;
  /** The rules that the page uses. */
  styles: string;
  /** The messages that it cannot show: it must not be published. */
  faults: readonly MessageFault[];
}

export { colorSchemeScript, messagesPath, preloadedFonts, usedMessages };

/** A store that has global styles, which never change, so that the browser's script has none of them; and its rules as a page's HTML needs them. */
function storeWith(styles: Interpolation<object>, plugins?: StylisPlugin[]) {
  const cache = createStyleCache(plugins);
  // First: it makes the store keep its rules.
  const server = createEmotionServer(cache);
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={styles} />
    </CacheProvider>,
  );
  return { cache, stylesOf: (html: string) => server.extractCritical(html).css };
}

/** The styles for paper, and those for preferences that few visitors have with the media that they are for. */
export const occasionalStyles = {
  print: printRules,
  preferences: storeWith(preferences.styles).stylesOf(''),
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
  const { cache, stylesOf } = storeWith(
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
  // React leaves this comment where a boundary, such as an island, has failed.
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
  return {
    address,
    // The browser finds pictures in the HTML, without preload tags.
    html: html
      .replaceAll(/<link rel="preload" as="image"[^>]*\/>/g, '')
      // What is hidden can be found; React knows `hidden` as true or false only (components/disclosure/HiddenUntilFound.tsx).
      .replaceAll(/(<div[^>]*) hidden=""/g, '$1 hidden="until-found"'),
    head,
    share,
    structuredData: (image) => {
      // Asked for later: other pages collect their errors meanwhile.
      const say = sayWith((error) => {
        throw error;
      });
      return structuredDataOf(route, locale, settings.siteUrl, image, say);
    },
    styles: stylesOf(html),
    faults: messageErrors.map(faultOf),
  };
}
