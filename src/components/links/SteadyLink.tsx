import type { ComponentProps } from 'react';

const Anchor = 'a';

/**
 * The `LinkComponent` of a Material UI button with `href`. Material UI makes a new click handler at every focus and blur, for which React sets
 * `onclick` again, and Firefox takes the element out of the accessibility tree and puts it back: a screen reader becomes silent. React does not set
 * `onclick` for a capture handler.
 */
export function SteadyLink({ onClick, ...props }: ComponentProps<'a'>) {
  return <Anchor {...props} onClickCapture={onClick} />;
}
