import type { StylisPlugin } from '@emotion/cache';

/** States of Material UI's that the site does not have (no control is disabled or loading) or shows itself (the focus ring: globalStyles.ts). */
export const unknownState = /\.Mui-disabled|\.Mui-focusVisible|-loading\b|::-moz-focus-inner/;

/** Leaves out rules for states that nothing on the site comes to be in. */
export const pruned: StylisPlugin = (element) => {
  if (element.type !== 'rule' || typeof element.props === 'string') return;
  const selectors = element.props.filter((selector) => !unknownState.test(selector));
  if (selectors.length > 0) element.props = selectors;
  else element.children = [];
};
