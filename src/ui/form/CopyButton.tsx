import Button from '@mui/material/Button';
import { useState } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Icon } from '../art/Icon';

interface CopyButtonProps {
  text: string;
  label: MessageId;
  done: MessageId;
}

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch (error) {
      // The browser forbids it: the words stay where they are, and the mail link beside this button has them too.
      console.error(error);
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon name="ui-copy" size={18} />}
        onClick={() => {
          void copy();
        }}
      >
        <Message id={label} />
      </Button>
      <span role="status">{copied === text && <Message id={done} />}</span>
    </>
  );
}
