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
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
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
      <span role="status">{copied && <Message id={done} />}</span>
    </>
  );
}
