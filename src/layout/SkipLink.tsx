import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Message } from '../i18n/Message';
import { mainId } from './Main';

const look = {
  position: 'fixed',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: 'modal',
  '&:not(:focus)': { ...visuallyHidden, position: 'fixed', minHeight: 0, minWidth: 0 },
} as const;

/** First in every page, shown while it has the focus: leads past the header. */
export function SkipLink() {
  return (
    <Button href={`#${mainId}`} variant="contained" sx={look}>
      <Message id="common.skip" />
    </Button>
  );
}
