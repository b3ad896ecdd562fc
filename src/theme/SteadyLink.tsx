import { type ComponentProps, type MouseEvent, useCallback, useLayoutEffect, useRef } from 'react';

const Anchor = 'a';

/**
 * The `a` of Material UI's buttons, with a click handler that stays the same. Material UI makes a new one at every focus and blur, React then
 * sets `onclick` anew, and Firefox takes the element out of the accessibility tree and puts it back: a screen reader falls silent.
 */
export function SteadyLink({ onClick, ...props }: ComponentProps<'a'>) {
  const latest = useRef(onClick);
  useLayoutEffect(() => {
    latest.current = onClick;
  }, [onClick]);
  const steady = useCallback((event: MouseEvent<HTMLAnchorElement>) => latest.current?.(event), []);
  return <Anchor {...props} onClick={steady} />;
}
