import { fillingPicture } from '../theme/fillingPicture';
import { color } from '../theme/palette';

/** Videos are drawn in light colors: on dark pages light and dark change places, the hues stay, and what was white is as dark as in the drawings. */
const dark = {
  // Fitted to the dark ends of the drawings' ramps: videos drawn in other colors need other numbers.
  filter: 'invert(0.9) hue-rotate(176deg) saturate(0.85) contrast(1.4)',
  mixBlendMode: 'screen',
  // The browser's own controls do not change: once more, and they are as they were.
  '&::-webkit-media-controls-enclosure': { filter: 'hue-rotate(180deg) invert(1)' },
} as const;

/** The video itself. */
export const picture = {
  ...fillingPicture,
  borderRadius: 'inherit',
  '@media screen': { 'html[data-color-scheme="dark"] &': dark },
  '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-color-scheme="light"]) &': dark },
} as const;

/** Seen until the poster has come, and on dark pages through what is black in the video. */
export const ground = {
  isolation: 'isolate',
  borderRadius: '16px',
  backgroundColor: `color-mix(in srgb, var(--accent-background) 45%, ${color('background')})`,
} as const;

/** What paper has of it. */
export const still = {
  ...fillingPicture,
  display: 'none',
  borderRadius: '16px',
  '@media print': { display: 'block' },
} as const;
