import type { FocusEvent } from 'react';

/** The look of a link that covers the box around it. */
export const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
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
