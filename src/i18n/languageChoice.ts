import { closestLocale, type Locale, localeOfPath, locales, readableLocales } from './locales';

const storageKey = 'language';

/** Remembers the language that the visitor chose. Browser only. */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Storage is blocked. The address still determines the language.
  }
}

/** Remembers this page's language if the visitor came from a page of the site in another language: only a chosen link leads there. Browser only. */
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

/** The languages of the browser; privacy tools can remove them. */
const browserLanguages = (): readonly string[] => (Array.isArray(navigator.languages) ? navigator.languages : []);

/** The language that the visitor prefers: an earlier choice, or the language closest to the browser's languages. Browser only. */
export function preferredLanguage(): Locale | undefined {
  return rememberedLanguage() ?? closestLocale(browserLanguages(), locales);
}
