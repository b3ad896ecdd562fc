import facts from './locales.json' with { type: 'json' };
import { hasOnlyPseudoLocales, type LocaleFacts, pseudoLocales } from './pseudoLocales';

/** A language with catalogs. A pseudo-language passes for one wherever messages are shown, so that no code knows of them. */
export type Locale = keyof typeof facts;

export const sourceLocale: Locale = 'en';

/** The languages that the site is translated into, as BCP 47 tags; the first is the source language. */
export const locales = hasOnlyPseudoLocales ? [sourceLocale] : (Object.keys(facts) as Locale[]);

// `npm run locales -- add` writes the facts, and a test reads them all.
export const localeFacts = { ...facts, ...pseudoLocales } as Readonly<Record<Locale, LocaleFacts>>;

/** The languages that can be read at an address of their own: those with catalogs and, in development and tests, the pseudo-languages. */
export const readableLocales = [...locales, ...(Object.keys(pseudoLocales) as Locale[])];

/** Whether a visitor can choose a language. */
export const isMultilingual = readableLocales.length > 1;

/** The tag that numbers, dates and plurals of a language are formatted with; no two languages have the same. */
export function formatTag(locale: Locale): string {
  return localeFacts[locale].format ?? locale;
}

/** The language that has this tag for its formats. */
export function localeOfFormatTag(tag: string): Locale {
  return readableLocales.find((locale) => formatTag(locale) === tag) ?? sourceLocale;
}

/** The language of an address's path: the one whose prefix it starts with, else the source language. */
export function localeOfPath(pathname: string): Locale {
  const match = readableLocales.find((locale) => {
    const { prefix } = localeFacts[locale];
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return match ?? sourceLocale;
}

/** A tag in full with its most probable script and region, without the region, and its language: `pt` is `pt-Latn-BR`. */
function rangesOf(tag: string): [full: string, script: string, language: string] {
  try {
    const { language, script, region } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}-${region}`, `${language}-${script}`, language];
  } catch {
    // A browser's setting may be no tag.
    return ['', '', ''];
  }
}

/**
 * The language of `own` that comes closest to what a visitor reads (`wanted`; both are BCP 47 tags, best first): the first that is there for its region
 * or for every region; else the first in the same script; else the first in any. Who reads pt-PT and en is therefore not led to pt-BR, but to en.
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

/** Whether a route's page is for everyone in a language; others can be read, but search engines are not told about them. */
export function isPublished(routeId: string, locale: Locale): boolean {
  return UNPUBLISHED_PAGES[locale]?.includes(routeId) !== true;
}
