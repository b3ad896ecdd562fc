import { useIntl } from 'react-intl';
import { messageId } from './messageId';
import type { MessageId } from './messageIds';

/** Lists the messages `<start>1`, `<start>2`, … up to the first number that the page's catalogs lack. */
export function useNumberedMessages(): (start: string) => MessageId[] {
  const { messages } = useIntl();
  return (start) => {
    const ids: MessageId[] = [];
    for (let id = messageId(`${start}1`); id in messages; id = messageId(`${start}${ids.length + 1}`)) ids.push(id);
    return ids;
  };
}
