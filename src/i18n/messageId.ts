import type { MessageId } from './messageIds';

/** Joins the parts of a message id that come from records or lists. The build reports an id that no catalog has. */
export function messageId(...parts: readonly (number | string)[]): MessageId {
  return parts.join('.') as MessageId;
}
