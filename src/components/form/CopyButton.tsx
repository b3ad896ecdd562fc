import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { forcedEdge } from '../../theme/measures';
import { Icon } from '../art/Icon';
import { LiveRegion } from '../LiveRegion';

/** Keeps the place of the words that will stand in it, so that they move nothing. */
const place = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  justifySelf: 'stretch',
  overflowWrap: 'anywhere',
  '& > *, &::before': { gridArea: '1 / 1' },
  '&::before': { content: 'attr(data-words)', visibility: 'hidden', paddingInlineStart: 4.5 },
} as const;

const success = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontWeight: 500,
  color: 'success.main',
} as const;

const block = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 24,
  height: 24,
  color: 'background.default',
  bgcolor: 'success.main',
  border: forcedEdge,
} as const;

interface CopyButtonProps {
  text: string;
  label: MessageId;
  done: MessageId;
  /** What is announced together with the button as both come. */
  alert?: ReactNode;
}

/** Copies a text to the clipboard and says so until the text changes. */
export function CopyButton({ text, label, done, alert }: CopyButtonProps) {
  const message = useMessage();
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
      <Box sx={alert === undefined ? place : [place, { typography: 'body2' }]} data-words={message(done)}>
        <LiveRegion role="status" sx={success}>
          {copied === text && (
            <>
              <Box component="span" sx={block}>
                <Icon name="check" size={16} />
              </Box>
              <span>
                <Message id={done} />
              </span>
            </>
          )}
        </LiveRegion>
      </Box>
    </>
  );
}
