import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useRef } from 'react';
import { Blocks } from '../art/Blocks';
import type { FormWords } from './useForm';
import { Text } from '../text/Text';

/**
 * Replaces the button of a form after sending. It takes the focus, which the button had, so that a screen reader announces it. It has a role and a
 * name because Firefox ignores an element without them.
 */
export function SendThanks({ words }: { words: FormWords }) {
  const thanks = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    thanks.current?.focus();
  }, []);
  return (
    <Stack
      direction="row"
      ref={thanks}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-sent`}
      aria-describedby={`${id}-hint`}
      sx={{ alignItems: 'start', columnGap: 6, outline: 'none' }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Text message={`${words}.sent`} variant="h3" component="p" id={`${id}-sent`} />
        <Text message={`${words}.sentHint`} color="textSecondary" id={`${id}-hint`} sx={{ mt: 2 }} />
      </Box>
      <Box sx={{ flex: 'none', display: { xs: 'none', sm: 'block' } }}>
        <Blocks width={120} />
      </Box>
    </Stack>
  );
}
