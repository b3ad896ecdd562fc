import Box, { type BoxProps } from '@mui/material/Box';
import type { FocusEvent } from 'react';
import { coveredEdges } from '../../theme/measures';

/**
 * Scrolls the whole box into view when its link gets the focus by keyboard: browsers scroll only to the link's words. A click does not scroll, so
 * that the page does not move under the pointer. A box that is higher than the visible part of the page does not scroll either.
 */
function showWhole({ currentTarget, target }: FocusEvent): void {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(currentTarget);
  const room = window.innerHeight - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollMarginBottom);
  if (currentTarget.clientHeight > room || !target.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A box around a link that covers it (`look="covering"`): a click anywhere follows the link, and a screen reader says only the link's words. */
export function CoveredBox({ sx, ...props }: BoxProps) {
  return (
    <Box
      {...props}
      onFocus={showWhole}
      sx={[{ position: 'relative', scrollMarginBlock: coveredEdges }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
