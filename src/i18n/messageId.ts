import type { MessageId } from './messageIds';

/** The id of a message whose parts come from a record or a list; the build finds one that no catalog has. */
export function messageId(...parts: readonly (number | string)[]): MessageId {
  return parts.join('.') as MessageId;
}
