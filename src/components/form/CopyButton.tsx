import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useState } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { Icon } from '../art/Icon';
import { LiveRegion } from '../LiveRegion';

const success = { '&, &:hover': { color: 'success.main', borderColor: 'success.main' } } as const;

/** The words before and after, in one place: the button stays as wide as it is. */
const faces = {
  display: 'grid',
  '& > *': { gridArea: '1 / 1', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 },
} as const;

/** For the eye alone: with another name the button would be announced beside the status. */
const copiedWord = { '&::after': { content: 'attr(data-word) / ""' } } as const;

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
  const message = useMessage();
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
      <Box component="span" sx={faces}>
        <Box component="span" sx={{ opacity: isCopied ? 0 : 1 }}>
          <Icon name="copy" size={18} />
          <span>
            <Message id={label} />
          </span>
        </Box>
        <Box
          component="span"
          sx={[copiedWord, !isCopied && { visibility: 'hidden' }]}
          data-word={message('common.copied')}
        >
          <Icon name="check" size={18} />
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
