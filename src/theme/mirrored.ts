import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Emotion's own plugin, and the one that turns left and right around; only pages of languages that are written from right to left load it. */
export const mirrored = [prefixer, rtlPlugin];
