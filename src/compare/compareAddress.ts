import { settings } from '../content/settings';
import type { Locale } from '../i18n/locales';
import { hrefOf } from '../paths';
import { type CompareQuery, compareSearch } from './compareQuery';

/** The published address of a comparison, to send and to print. */
export function compareAddress(locale: Locale, query: Partial<CompareQuery>): string {
  return settings.siteUrl + hrefOf('/case-studies/compare', locale) + compareSearch(query);
}
