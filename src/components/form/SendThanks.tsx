import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import { Blocks } from '../Blocks';
import type { FormWords } from './formWords';

/** The words stand beside the drawing, or above it where there is no room for both. */
const layout = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  flexGrow: 1,
  columnGap: 6,
  rowGap: 4,
  outline: 'none',
  // Below the heading that stays.
  scrollMarginTop: { xs: '5rem', md: '8rem' },
} as const;

interface SendThanksProps {
  words: FormWords;
  /** In a dialog they have the screen to themselves. */
  large: boolean;
  /** A way on. */
  children: ReactNode;
}

/**
 * Says that a form was sent, in its place. The button that had the focus is gone, so this takes it, which is how a screen reader announces it: by
 * role and name, since what has neither is nothing to Firefox.
 */
export function SendThanks({ words, large, children }: SendThanksProps) {
  const thanks = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    thanks.current?.focus({ preventScroll: true });
    // With the drawing they may be higher than the screen: their beginning comes into sight.
    thanks.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Box
      ref={thanks}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-sent`}
      aria-describedby={`${id}-hint`}
      sx={layout}
    >
      <Blocks width={240} />
      <Box sx={{ flex: '1 1 17rem' }}>
        <Typography variant={large ? 'h1' : 'h2'} component="p" id={`${id}-sent`}>
          <Message id={`${words}.sent`} />
        </Typography>
        <Typography color="textSecondary" id={`${id}-hint`} sx={{ mt: 2 }}>
          <Message id={`${words}.sentHint`} />
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
