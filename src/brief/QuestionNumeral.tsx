import { styled } from '@mui/material/styles';
import { Numeral } from '../components/text/Numeral';

/** The number of a question in a list. */
export const QuestionNumeral = styled(Numeral)(({ theme }) => ({
  minWidth: '1.25em',
  fontSize: theme.typography.h4.fontSize,
  fontWeight: 600,
  lineHeight: 1.3,
  color: theme.vars.palette.primary.main,
}));
