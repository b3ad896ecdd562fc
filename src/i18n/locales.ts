import facts from './locales.json' with { type: 'json' };
import { hasOnlyPseudoLocales, type LocaleFacts, pseudoLocales } from './pseudoLocales';

/** A language with catalogs. Pseudo-languages have the same type, so other code treats them as languages. */
export type Locale = keyof typeof facts;

export const sourceLocale: Locale = 'en';

/** The languages that the site is translated into, as BCP 47 tags; the first is the source language. */
export const locales = hasOnlyPseudoLocales ? [sourceLocale] : (Object.keys(facts) as Locale[]);

// `npm run locales -- add` writes the facts.
export const localeFacts = { ...facts, ...pseudoLocales } as Readonly<Record<Locale, LocaleFacts>>;

/** The languages with their own addresses: those with catalogs and, in development and tests, the pseudo-languages. */
export const readableLocales = [...locales, ...(Object.keys(pseudoLocales) as Locale[])];

/** Whether a visitor can choose a language. */
export const isMultilingual = readableLocales.length > 1;

/** The tag for the formats of numbers, dates and plurals; each language has a different one. */
export function formatTag(locale: Locale): string {
  return localeFacts[locale].format ?? locale;
}

/** The language with this format tag. */
export function localeOfFormatTag(tag: string): Locale {
  return readableLocales.find((locale) => formatTag(locale) === tag) ?? sourceLocale;
}

/** The language of a path: its prefix determines it. Without a prefix it is the source language. */
export function localeOfPath(pathname: string): Locale {
  const match = readableLocales.find((locale) => {
    const { prefix } = localeFacts[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return match ?? sourceLocale;
}

/** A language tag at three levels of detail: `pt` gives `pt-Latn-BR`, `pt-Latn` and `pt`. */
function rangesOf(tag: string): [full: string, script: string, language: string] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}-${region}`, `${language}-${script}`, language];
  } catch {
    // A browser's setting may be an invalid tag.
    return ['', '', ''];
  }
}

/**
 * The language of `own` that is closest to the languages that a visitor reads (`wanted`, the best first; both are BCP 47 tags): the first with the same
 * region or for every region; then the first in the same script; then the first with the same language. For pt-PT and en the result is en, not pt-BR.
 */
export function closestLocale<Tag extends string>(wanted: readonly string[], own: readonly Tag[]): Tag | undefined {
  const known = own.map((tag) => ({
    tag,
    ranges: rangesOf(tag).slice(new Intl.Locale(tag).region === undefined ? 1 : 0),
  }));
  const named = (range: string) => known.find(({ ranges }) => ranges[0] === range);
  const within = (range: string) => known.find(({ ranges }) => ranges.includes(range));
  const tags = wanted.map(rangesOf);
  const matches = [
    ...tags.map(([full, script]) => named(full) ?? named(script)),
    ...tags.map(([, script]) => within(script)),
    ...tags.map(([, , language]) => within(language)),
  ];
  return matches.find((match) => match !== undefined)?.tag;
}

/** Whether a page is published in a language. Visitors can read the others, but search engines do not list them. */
export function isPublished(routeId: string, locale: Locale): boolean {
  return UNPUBLISHED_PAGES[locale]?.includes(routeId) !== true;
}
