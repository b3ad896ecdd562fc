import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode, useInsertionEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { type Locale, localeFacts } from './i18n/locales';

interface SiteProps {
  locale: Locale;
  styles: EmotionCache;
  /** Called when the first render has its styles, which React does from the innermost component outwards. */
  onRendered: () => void;
}

/** The site as a browser runs it. */
export function Site({ locale, styles, onRendered }: SiteProps) {
  useInsertionEffect(onRendered, [onRendered]);
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <BrowserRouter basename={localeFacts[locale].prefix || '/'}>
          <App locale={locale} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
}
