import type { FocusEvent } from 'react';
import { focusRing } from '../../theme/measures';

/** The look of a box that a link covers: the ring is around all of it. */
export const coveredBox = {
  position: 'relative',
  scrollMargin: '8px',
  '&:has(a:focus-visible)': focusRing,
} as const;

/** The look of that link. */
export const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  // Twice, since the ring of every link is (globalStyles.ts).
  '&:focus-visible:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/**
 * Scrolls the whole box into view when the link that covers it gets the focus by keyboard: browsers only scroll to the link's words. A click
 * scrolls nothing, so that nothing moves under the pointer. A box that is higher than the room between the page's fixed parts cannot be whole in
 * view: of it the words count.
 */
export function showWhole({ currentTarget, target }: FocusEvent): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room =
    window.innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0);
  if (currentTarget.clientHeight > room || !target.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest' });
}
