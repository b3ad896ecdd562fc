import type { FocusEvent } from 'react';

/** The look of a link that covers the box around it. */
export const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/**
 * Scrolls the whole box into view when the link that covers it gets the focus by keyboard: browsers only scroll to the link's words. A click
 * scrolls nothing, so that nothing moves under the pointer.
 */
export function showWhole({ currentTarget, target }: FocusEvent): void {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest' });
}
