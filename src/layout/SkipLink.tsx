import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SteadyLink } from '../components/links/SteadyLink';
import { Message } from '../i18n/Message';

export const mainId = 'content';

const look = {
  position: 'fixed',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: 'modal',
  '&:not(:focus-within)': { clipPath: 'inset(50%)' },
} as const;

/** The first link of every page, which skips the header. It is visible while it has the focus. */
export function SkipLink() {
  return (
    <Box sx={look}>
      <Button LinkComponent={SteadyLink} href={`#${mainId}`} variant="contained">
        <Message id="common.skip" />
      </Button>
    </Box>
  );
}
