import { styled } from '@mui/material/styles';
import { Message } from '../i18n/Message';
import { mainId } from './Main';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: theme.vars.zIndex.modal,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: 10,
  fontWeight: 500,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

/** First in every page: leads past the header. */
export function SkipLink() {
  return (
    <Skip href={`#${mainId}`}>
      <Message id="common.skip" />
    </Skip>
  );
}
