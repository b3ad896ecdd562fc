import { type Locale, locales } from '../../../src/i18n/locales';
import { readCatalogs } from '../catalogs';
import { unpublishedPages } from '../publishing';

const unpublished = unpublishedPages(new Map(locales.map((locale) => [locale, readCatalogs(locale)])));

/** Whether a page (by the id of its route) is published in a language. A language with few translations has few pages. */
export const isPublishedIn = (locale: Locale, id: string) => unpublished[locale]?.includes(id) !== true;

/** The languages with a published home page; the source language is the first. Tests that need another language use this list. */
export const publishedLocales = locales.filter((locale) => isPublishedIn(locale, 'home'));
