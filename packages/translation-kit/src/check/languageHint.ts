import { isKnownLanguage } from './languages';

const file = 'packages/translation-kit/src/check/languages.json';

/** The script of a language, as Unicode's properties name it; undefined where it has more than one, such as Japanese. */
function scriptOf(language: string): string | undefined {
  const { script = '' } = new Intl.Locale(language).maximize();
  const name = new Intl.DisplayNames(['en'], { type: 'script' }).of(script) ?? '';
  try {
    return new RegExp(`^\\p{Script=${name}}$`, 'u').source === '' ? undefined : name;
  } catch {
    return undefined;
  }
}

/** For a language that the check does not know: the missing rules, and the entry to write. */
export function languageHint(locale: string): string | undefined {
  if (isKnownLanguage(locale)) return undefined;
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  const script = scriptOf(language);
  const entry = {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    ...(script !== undefined && { script }),
    ...(script === 'Latin' && { letters: 'áäéè', commonWords: 'fifty frequent words' }),
  };
  const json = JSON.stringify(entry).replaceAll(/([:,])(?=["[])/g, '$1 ');
  return `${locale}: the check does not know the quotation marks, letters and frequent words of ${name}. Fix: add them to ${file}, as for "de" there: "${language}": ${json}`;
}
