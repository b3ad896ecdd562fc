/** The languages the site is published in, as BCP 47 tags; the first is the source language. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const sourceLocale = locales[0];

interface LocaleFacts {
  /** What stands before every path of this language: empty for the source language. */
  prefix: '' | `/${string}`;
  direction: 'ltr' | 'rtl';
}

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  en: { prefix: '', direction: 'ltr' },
};

/** The language of an address's path: the one whose prefix it starts with, else the source language. */
export function localeOfPath(pathname: string): Locale {
  const match = locales.find((locale) => {
    const { prefix } = localeFacts[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return match ?? sourceLocale;
}
