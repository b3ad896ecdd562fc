/** The languages the site is published in, as BCP 47 tags; the first is the source language. */
export const locales = ['en', 'pt-BR', 'es', 'ar'] as const;

export type Locale = (typeof locales)[number];

export const sourceLocale = locales[0];

interface LocaleFacts {
  /** What the language calls itself. */
  name: string;
  /** What stands before every path of this language: empty for the source language. */
  prefix: '' | `/${string}`;
  direction: 'ltr' | 'rtl';
  /** How numbers and dates are written, where browsers and Node might not agree on what the plain tag means. */
  format?: string;
}

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  en: { name: 'English', prefix: '', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', prefix: '/pt-br', direction: 'ltr' },
  es: { name: 'Español', prefix: '/es', direction: 'ltr' },
  ar: { name: 'العربية', prefix: '/ar', direction: 'rtl', format: 'ar-u-nu-latn' },
};

/** The tag that numbers, dates and plurals of a language are formatted with. */
export function formatTag(locale: Locale): string {
  return localeFacts[locale].format ?? locale;
}

/** The language of an address's path: the one whose prefix it starts with, else the source language. */
export function localeOfPath(pathname: string): Locale {
  const match = locales.find((locale) => {
    const { prefix } = localeFacts[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return match ?? sourceLocale;
}

/** The language of the site that comes closest to what a visitor reads: the first of `wanted` (BCP 47 tags, best first) that it has, in any region. */
export function closestLocale(wanted: readonly string[]): Locale | undefined {
  const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];
  const matches = wanted.map((tag) => locales.find((locale) => languageOf(locale) === languageOf(tag)));
  return matches.find((match) => match !== undefined);
}
