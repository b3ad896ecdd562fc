import { useIntl } from 'react-intl';
import { useMessage } from '../i18n/useMessage';
import { type BriefWords, briefWords } from './briefWords';

/** The words of a brief in the visitor's language. */
export function useBriefWords(): BriefWords {
  return briefWords(useMessage(), useIntl());
}
