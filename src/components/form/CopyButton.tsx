import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useState } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { onePlace } from '../../theme/measures';
import { Icon } from '../art/Icon';
import { LiveRegion } from '../LiveRegion';

const face = { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 } as const;

const success = { '&, &:hover': { color: 'success.main', borderColor: 'success.main' } } as const;

interface CopyButtonProps {
  text: string;
  label: MessageId;
  /** What is announced once the text is copied. */
  done: MessageId;
  /** What is announced together with the button as both come. */
  alert?: ReactNode;
}

/** Copies a text to the clipboard and says so until the text changes. */
export function CopyButton({ text, label, done, alert }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

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
      sx={isCopied ? success : undefined}
      onClick={() => {
        void copy();
      }}
    >
      {/* Its name stays the same: with another one it would be announced beside the status. */}
      <Box component="span" sx={onePlace}>
        <Box component="span" sx={[face, { opacity: isCopied ? 0 : 1 }]}>
          <Icon name="copy" size={18} />
          <Message id={label} />
        </Box>
        <Box component="span" aria-hidden sx={[face, { opacity: isCopied ? 1 : 0 }]}>
          <Icon name="check" size={18} />
          <Message id="common.copied" />
        </Box>
      </Box>
    </Button>
  );

  return (
    <>
      {alert === undefined ? (
        button
      ) : (
        // Of two things that come at the same time, beside each other, Orca tells the last: they come as one.
        <Stack role="alert" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {alert}
          {button}
        </Stack>
      )}
      <LiveRegion role="status" sx={visuallyHidden}>
        {isCopied && <Message id={done} />}
      </LiveRegion>
    </>
  );
}
