import { styled } from '@mui/material/styles';

/**
 * The number of a list item that counts (`counterIncrement: 'step'`). It is CSS and no text, because screen readers count the items of a list
 * themselves. Material UI has no component for it.
 */
export const Numeral = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  '&::before': { content: 'counter(step)' },
});
