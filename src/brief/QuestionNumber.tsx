import { styled } from '@mui/material/styles';
import { forcedEdge } from '../theme/measures';
import { Numeral } from '../components/Numeral';
import { blockCorners } from './blockLook';

/** The number of a question in its block (blockLook.ts), which is drawn in dashes while an answer is wanted (`data-answered`); that of the next question stands out (`data-next`). */
export const QuestionNumber = styled(Numeral)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25em',
  height: '2.25em',
  fontWeight: 600,
  color: 'var(--on-tone)',
  backgroundColor: 'var(--tone)',
  ...blockCorners,
  border: forcedEdge,
  printColorAdjust: 'exact',
  '&[data-next="true"]': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
  '&[data-answered="false"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    border: `1px dashed ${theme.vars.palette.control}`,
    borderRadius: 0,
  },
}));
