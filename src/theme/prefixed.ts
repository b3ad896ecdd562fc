import type { StylisPlugin } from '@emotion/cache';

/** What the oldest browsers that the site is made for know by their own prefix only (Safari 17.5, Chrome 123). */
const names = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
]);

/** Repeats the few declarations that need it with a prefix, in place of Emotion's prefixes for browsers long gone. */
export const prefixed: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !names.has(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};
