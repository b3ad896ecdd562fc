import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './messageIds';
import { noteUse } from './usedMessages';
import { useWords } from './useWords';

interface MessageProps {
  id: MessageId;
  /** Placeholders beside the facts, and tags that mean something else here. */
  values?: Record<string, ReactNode | ((chunks: ReactNode[]) => ReactNode)>;
}

/** One message as text, with its rich-text tags; every fact is at hand as a placeholder. */
export function Message({ id, values }: MessageProps) {
  const { facts } = useWords();
  noteUse(id);
  return <FormattedMessage id={id} values={{ ...facts, ...values }} />;
}
