import { useIntl } from 'react-intl';
import type { MessageId } from './messageIds';

/** The ids of all messages that the prerenderer has shown so far; empty in browsers. */
export const usedMessages = new Set<string>();

/** What was wrong with messages of the page that is being prerendered; empty in browsers. */
export const messageErrors: Error[] = [];

/** Remembers a message that is being shown, so that the build can name those that never are. */
export function noteUse(id: string): void {
  if (IS_PRERENDER) usedMessages.add(id);
}

/** The mark of a message that its language lacks (scripts/messages/completeCatalogs.ts) is left out where text has no markup: a value next to the placeholders. */
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
