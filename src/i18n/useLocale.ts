import { useIntl } from 'react-intl';
import { type Locale, localeOfFormatTag } from './locales';

/** The language of the page around this component. */
export function useLocale(): Locale {
  return localeOfFormatTag(useIntl().locale);
}
