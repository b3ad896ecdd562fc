import { arabic } from './ar';
import { english } from './en';
import { french } from './fr';
import { german } from './de';
import type { LanguageFacts } from './language';
import { portuguese } from './pt';
import { spanish } from './es';

/** What the check knows of languages, by their tags. */
export const knownLanguages: Readonly<Record<string, LanguageFacts>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fa: { quotes: ['«', '»'], own: { ',': '،', ';': '؛', '?': '؟' }, script: 'Arabic' },
  fr: french,
  pt: portuguese,
};

const unknown: LanguageFacts = { quotes: ['“', '”'] };

/** What the check knows of a language, by its tag; a regional one follows its language. */
export function languageFacts(locale: string): LanguageFacts {
  return knownLanguages[locale] ?? knownLanguages[locale.split('-')[0] ?? ''] ?? unknown;
}
