import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Swaps left and right. Only pages that are written from right to left load it. */
export const mirrored = [rtlPlugin];
