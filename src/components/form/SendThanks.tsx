import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { FormWords } from './formWords';

interface SendThanksProps {
  words: FormWords;
  /** The form in nine blocks, which are all in place now. */
  blocks: ReactNode;
  /** A way on. */
  children: ReactNode;
}

/**
 * Says that a form was sent, in its place. The button that had the focus is gone, so this takes it, which is how a screen reader announces it: by
 * role and name, since what has neither is nothing to Firefox.
 */
export function SendThanks({ words, blocks, children }: SendThanksProps) {
  const thanks = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    thanks.current?.focus();
  }, []);
  return (
    <Stack
      ref={thanks}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-sent`}
      aria-describedby={`${id}-hint`}
      spacing={3}
      sx={{ alignItems: 'start', outline: 'none', paddingBlock: 1 }}
    >
      {blocks}
      <div>
        <Typography variant="h2" component="p" id={`${id}-sent`} sx={{ maxWidth: '18ch' }}>
          <Message id={`${words}.sent`} />
        </Typography>
        <Typography color="textSecondary" id={`${id}-hint`} sx={{ mt: 2 }}>
          <Message id={`${words}.sentHint`} />
        </Typography>
      </div>
      {children}
    </Stack>
  );
}
