import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messageIds';
import { noteUse } from './useMessage';

interface MessageProps {
  id: MessageId;
  /** The values of placeholders that are not facts, and the tags that have another meaning in this message. */
  values?: Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)> | undefined;
  /** For words that change while the text around them stays. A browser's translator may have replaced the text node, so React replaces a whole element. All values must be texts or numbers. */
  changes?: boolean | undefined;
}

/** One message as text, with its rich-text tags; the build has put the facts into it (scripts/messages/inlineFacts.ts). */
export function Message({ id, values, changes = false }: MessageProps) {
  noteUse(id);
  const text = <FormattedMessage id={id} values={values ?? {}} />;
  return changes ? <span key={id + JSON.stringify(values)}>{text}</span> : text;
}
