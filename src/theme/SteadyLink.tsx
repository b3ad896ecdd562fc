import type { ComponentProps } from 'react';

const Anchor = 'a';

/**
 * The `a` of Material UI's buttons. Material UI makes a new click handler at every focus and blur, for which React sets `onclick` anew, and Firefox
 * takes the element out of the accessibility tree and puts it back: a screen reader falls silent. For a handler that captures, React sets nothing.
 */
export function SteadyLink({ onClick, ...props }: ComponentProps<'a'>) {
  return <Anchor {...props} onClickCapture={onClick} />;
}
