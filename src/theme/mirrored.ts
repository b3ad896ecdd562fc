import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Turns left and right around; only pages of languages that are written from right to left load it. */
export const mirrored = [rtlPlugin];
