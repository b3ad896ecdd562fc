import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Message } from '../../i18n/Message';
import type { FormWords } from './formWords';

/** The words stand beside the drawing, or above it where there is no room for both; their last lines end where it ends. */
const layout = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'flex-start',
  flexGrow: 1,
  columnGap: 6,
  rowGap: 4,
  outline: 'none',
  // Below the heading that stays.
  scrollMarginTop: { xs: '5rem', md: '8rem' },
  '& > svg': { flex: '1 1 17.5rem', maxWidth: { sm: '20rem' } },
  '& > div': { flex: '1 1 17rem' },
} as const;

interface SendThanksProps {
  words: FormWords;
  /** In a dialog they have the screen to themselves. */
  large: boolean;
  /** The form in nine blocks, which are all in place now. */
  blocks: ReactNode;
  /** A way on. */
  children: ReactNode;
}

/**
 * Says that a form was sent, in its place. The button that had the focus is gone, so this takes it, which is how a screen reader announces it: by
 * role and name, since what has neither is nothing to Firefox.
 */
export function SendThanks({ words, large, blocks, children }: SendThanksProps) {
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
      {blocks}
      <div>
        <Typography variant={large ? 'h1' : 'h2'} component="p" id={`${id}-sent`}>
          <Message id={`${words}.sent`} />
        </Typography>
        <Typography color="textSecondary" id={`${id}-hint`} sx={{ mt: 2 }}>
          <Message id={`${words}.sentHint`} />
        </Typography>
        {children}
      </div>
    </Box>
  );
}
