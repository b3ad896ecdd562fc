import { styled } from '@mui/material/styles';

/**
 * Begins a list item that counts (`counterIncrement: 'step'`) with its number. For the eye alone, since screen readers count a list's items
 * themselves: so the number is no text but CSS, for which Material UI has nothing.
 */
export const Numeral = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  '&::before': { content: 'counter(step)' },
});
