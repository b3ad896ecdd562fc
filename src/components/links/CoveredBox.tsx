import Box, { type BoxProps } from '@mui/material/Box';
import type { FocusEvent } from 'react';
import { coveredEdges } from '../../theme/measures';

/**
 * Scrolls the whole box into view when its link gets the focus by keyboard: browsers only scroll to the link's words. A click scrolls nothing, so
 * that nothing moves under the pointer. A box that is higher than the room between the page's fixed parts cannot be whole in view: its words count.
 */
function showWhole({ currentTarget, target }: FocusEvent): void {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(currentTarget);
  const room = window.innerHeight - Number.parseFloat(scrollMarginTop) - Number.parseFloat(scrollMarginBottom);
  if (currentTarget.clientHeight > room || !target.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest' });
}

/** A box that a link in it covers (`look="covering"`): one link as a whole, of which a screen reader says the link's words alone. */
export function CoveredBox({ sx, ...props }: BoxProps) {
  return (
    <Box
      {...props}
      onFocus={showWhole}
      sx={[{ position: 'relative', scrollMarginBlock: coveredEdges }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
