import { styled } from '@mui/material/styles';

/** Begins a list item that counts (`counterIncrement: 'step'`) with its number, for the eye: a list's items are counted for everybody else. */
export const Numeral = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  '&::before': { content: 'counter(step)' },
});
