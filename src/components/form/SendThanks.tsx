import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import { Blocks } from '../art/Blocks';
import type { FormWords } from './useForm';

/** The drawing follows the words, or comes below them where there is no room for both. */
const layout = {
  flexWrap: 'wrap',
  alignItems: 'start',
  alignContent: 'start',
  flexGrow: 1,
  columnGap: 6,
  rowGap: 4,
  outline: 'none',
  // Below the heading that stays.
  scrollMarginTop: { xs: '5rem', md: '8rem' },
} as const;

interface SendThanksProps {
  words: FormWords;
  /** For a dialog, whose title says the same. */
  small: boolean;
  /** A way on. */
  children: ReactNode;
}

/**
 * Says that a form was sent, in its place. It takes the focus from the button, which is gone, so that a screen reader announces it: by role and
 * name, since Firefox ignores an element that has neither.
 */
export function SendThanks({ words, small, children }: SendThanksProps) {
  const thanks = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    thanks.current?.focus({ preventScroll: true });
    // With the drawing they may be higher than the screen: their beginning comes into sight.
    thanks.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Stack
      direction="row"
      ref={thanks}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-sent`}
      aria-describedby={`${id}-hint`}
      sx={layout}
    >
      <Box sx={{ flex: '1 1 17rem' }}>
        <Typography variant={small ? 'h3' : 'h2'} component="p" id={`${id}-sent`}>
          <Message id={`${words}.sent`} />
        </Typography>
        <Typography color="textSecondary" id={`${id}-hint`} sx={{ mt: 2 }}>
          <Message id={`${words}.sentHint`} />
        </Typography>
        {children}
      </Box>
      <Blocks width={small ? 120 : 240} />
    </Stack>
  );
}
