import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messageIds';
import { noteUse } from './usedMessages';

interface MessageProps {
  id: MessageId;
  /** Placeholders that are no facts, and tags that mean something else here. */
  values?: Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>;
}

/** One message as text, with its rich-text tags; the build has put the facts into it (scripts/messages/foldFacts.ts). */
export function Message({ id, values }: MessageProps) {
  noteUse(id);
  return <FormattedMessage id={id} values={values ?? {}} />;
}
