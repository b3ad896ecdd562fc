import { useState } from 'react';
import { Message } from '../i18n/Message';
import { messageId } from '../i18n/messageId';
import { Disclosure } from '../ui/Disclosure';

interface FaqProps {
  /** What the message ids start with: `<prefix>.<id>.question` and `.answer`. */
  prefix: string;
  ids: readonly string[];
}

/** Questions of which none is open at first and one at a time later (spec.md §4). */
export function Faq({ prefix, ids }: FaqProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div>
      {ids.map((id) => (
        <Disclosure
          key={id}
          id={`faq-${id}`}
          level="h3"
          heading={messageId(prefix, id, 'question')}
          isOpen={open === id}
          onToggle={(isOpen) => {
            setOpen(isOpen ? id : null);
          }}
        >
          <Message id={messageId(prefix, id, 'answer')} />
        </Disclosure>
      ))}
    </div>
  );
}
