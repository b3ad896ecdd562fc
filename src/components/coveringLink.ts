import type { FocusEvent } from 'react';

/** The look of a link that covers the box around it. */
export const coveringLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/**
 * Shows all of a box when the link that covers it gets the focus by key; browsers by themselves look after the link's words alone.
 * Nothing moves below a pointer that is about to click.
 */
export function showWhole({ currentTarget, target }: FocusEvent): void {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest' });
}
