import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { Icon } from '../art/Icon';
import { LiveRegion } from '../LiveRegion';

interface CopyButtonProps {
  text: string;
  label: MessageId;
  done: MessageId;
  /** What is announced together with the button as both come. */
  alert?: ReactNode;
}

/** Copies a text to the clipboard and says so until the text changes. */
export function CopyButton({ text, label, done, alert }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch (error) {
      // Browsers may refuse, and pages without a secure connection have no clipboard at all. The text is still in its field.
      console.error(error);
      setCopied(null);
    }
  }

  const button = (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Icon name="copy" size={18} />}
      onClick={() => {
        void copy();
      }}
    >
      <Message id={label} />
    </Button>
  );

  return (
    <>
      {alert === undefined ? (
        button
      ) : (
        // Of two things that come at the same time, beside each other, Orca tells the last: they come as one.
        <Stack role="alert" spacing={2} sx={{ alignItems: 'flex-start' }}>
          {alert}
          {button}
        </Stack>
      )}
      <LiveRegion role="status">{copied === text && <Message id={done} />}</LiveRegion>
    </>
  );
}
