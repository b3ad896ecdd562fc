import rtlPlugin from '@mui/stylis-plugin-rtl';

/** Turns the left and right of Material UI's own styles around; only pages of languages that are written from right to left load it. */
export const mirrored = rtlPlugin;
