import { useIntl } from 'react-intl';
import type { MessageId } from './messageIds';

/** The ids of all messages that the prerenderer has rendered; empty in browsers. */
export const usedMessages = new Set<string>();

/** The errors of messages on the page that the prerenderer renders now; empty in browsers. */
export const messageErrors: Error[] = [];

/** Notes that a message is rendered, so the build can report unused messages. */
export function noteUse(id: string): void {
  if (IS_PRERENDER) usedMessages.add(id);
}

/** Removes the tag of a message that its language lacks (scripts/messages/completeCatalogs.ts), for plain text. */
export const plainFallback = { fallback: (chunks: string[]) => chunks.join('') };

type FormatMessage = (id: MessageId, values?: Record<string, string | number>) => string;

/** Messages as plain strings, for attributes, titles and mail; a rich-text tag in such a message is an error. */
export function useMessage(): FormatMessage {
  const intl = useIntl();
  return (id, values) => {
    noteUse(id);
    return intl.formatMessage({ id }, { ...plainFallback, ...values });
  };
}
