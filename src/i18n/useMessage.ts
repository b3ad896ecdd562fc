import { useIntl } from 'react-intl';
import type { MessageId } from './messageIds';
import { noteUse } from './usedMessages';
import { plainFallback } from './plainFallback';

type FormatMessage = (id: MessageId, values?: Record<string, string | number>) => string;

/** Messages as plain strings, for attributes, titles and mail; a rich-text tag in such a message is an error. */
export function useMessage(): FormatMessage {
  const intl = useIntl();
  return (id, values) => {
    noteUse(id);
    return intl.formatMessage({ id }, { ...plainFallback, ...values });
  };
}
