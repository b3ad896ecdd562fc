import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { type Locale, localeFacts } from './i18n/locales';

interface SiteProps {
  locale: Locale;
  styles: EmotionCache;
}

/** The site in a browser. */
export function Site({ locale, styles }: SiteProps) {
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
