import { closestLocale, type Locale, localeOfPath, locales, readableLocales } from './locales';

const storageKey = 'language';

/** Remembers the language that the visitor chose. Browser only. */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Storage is blocked: the address still says which language to show.
  }
}

/** Remembers this page's language if a page of the site in another language led here: only a choice of the visitor's does, also in a new tab. Browser only. */
export function rememberArrival(locale: Locale): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || !document.referrer.startsWith(`${window.location.origin}/`)) return;
  if (localeOfPath(new URL(document.referrer).pathname) !== locale) rememberLanguage(locale);
}

function rememberedLanguage(): Locale | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return readableLocales.find((locale) => locale === stored);
  } catch {
    return undefined;
  }
}

/** A tool against tracking may have taken them away. */
const browserLanguages = (): readonly string[] => (Array.isArray(navigator.languages) ? navigator.languages : []);

/** The language that the visitor would rather read: the one chosen before, else the closest to the browser's own. Browser only. */
export function preferredLanguage(): Locale | undefined {
  return rememberedLanguage() ?? closestLocale(browserLanguages(), locales);
}
