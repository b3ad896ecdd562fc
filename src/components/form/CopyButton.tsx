import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useId, useState } from 'react';
import { Message } from '../../i18n/Message';
import type { MessageId } from '../../i18n/messageIds';
import { useMessage } from '../../i18n/useMessage';
import { Icon } from '../art/Icon';
import { LiveRegion } from '../screenReader/LiveRegion';
import { Text } from '../text/Text';

const success = { '&, &:hover': { color: 'success.main', borderColor: 'success.main' } } as const;

/** Both faces of the button are in the same grid cell, so that it keeps its width. */
const face = { gridArea: '1 / 1', display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1 } as const;

/** Only visible: if the button's name changed, a screen reader would announce it in addition to the status. */
const copiedFace = { ...face, '&::after': { content: 'attr(data-word) / ""' } } as const;

interface CopyButtonProps {
  text: string;
  label: MessageId;
  /** Announced after the text has been copied. */
  done: MessageId;
  /** A text that is announced together with the button when both appear. */
  alert?: ReactNode;
}

/** The selected text, for visitors who copy it without the button. */
function CopyByHand({ text }: { text: string }) {
  const labelId = useId();
  return (
    <Box sx={{ width: '100%' }}>
      <Text message="common.copyByHand" id={labelId} variant="body2" sx={{ mb: 1 }} />
      <OutlinedInput
        fullWidth
        multiline
        readOnly
        // A plain text area: Material UI's own measures itself by script after the layout of the page.
        inputComponent="textarea"
        value={text}
        inputRef={select}
        inputProps={{ rows: 3, 'aria-labelledby': labelId }}
      />
    </Box>
  );
}

/** Also moves the focus, so that a screen reader says the label. */
function select(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.select();
}

/** Copies a text to the clipboard, and shows a confirmation until the text changes. If the browser refuses, visitors can copy the shown text. */
export function CopyButton({ text, label, done, alert }: CopyButtonProps) {
  const message = useMessage();
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const isCopied = outcome?.text === text && outcome.isCopied;
  const isRefused = outcome?.text === text && !outcome.isCopied;

  async function copy() {
    // If the browser refuses again, the text is selected again.
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, isCopied: true });
    } catch (error) {
      // Browsers may refuse, and pages without HTTPS have no clipboard.
      console.error(error);
      setOutcome({ text, isCopied: false });
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
      <Box component="span" sx={{ display: 'grid' }}>
        <Box component="span" sx={[face, isCopied && { opacity: 0 }]}>
          <Icon name="copy" size={18} />
          <span>
            <Message id={label} />
          </span>
        </Box>
        <Box
          component="span"
          sx={[copiedFace, !isCopied && { visibility: 'hidden' }]}
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
        // Orca announces only the last of two elements that appear at the same time, so they are one element.
        <Stack role="alert" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {alert}
          {button}
        </Stack>
      )}
      {isRefused && <CopyByHand text={text} />}
      <LiveRegion role="status" sx={visuallyHidden}>
        {isCopied && <Message id={done} />}
      </LiveRegion>
    </>
  );
}
