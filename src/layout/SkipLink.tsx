import Box from '@mui/material/Box';
import { Message } from '../i18n/Message';
import { mainId } from './Main';

const look = {
  position: 'fixed',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: 'modal',
  paddingBlock: 1.5,
  paddingInline: 2.5,
  borderRadius: '10px',
  fontWeight: 500,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
  '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', p: 0, overflow: 'hidden' },
} as const;

/** First in every page, shown while it has the focus: leads past the header. */
export function SkipLink() {
  return (
    <Box component="a" href={`#${mainId}`} sx={look}>
      <Message id="common.skip" />
    </Box>
  );
}
