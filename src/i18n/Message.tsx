import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messageIds';
import { noteUse } from './useMessage';

interface MessageProps {
  id: MessageId;
  /** Placeholders that are no facts, and tags that mean something else here. */
  values?: Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>;
  /** For words that change while what is around them stays: in an element of their own, which is replaced with them. A browser's translator has taken away the text that React would change. Their placeholders are texts and numbers. */
  changes?: boolean;
}

/** One message as text, with its rich-text tags; the build has put the facts into it (scripts/messages/inlineFacts.ts). */
export function Message({ id, values, changes = false }: MessageProps) {
  noteUse(id);
  const text = <FormattedMessage id={id} values={values ?? {}} />;
  return changes ? <span key={id + JSON.stringify(values)}>{text}</span> : text;
}
