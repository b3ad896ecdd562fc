import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { showPart } from './fragment';

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: To;
}

/** A link that changes the route. It uses React Router's hooks, since the router's `Link` adds code that only its framework mode needs. */
export function RouterLink({ to, onClick, children, ...props }: RouterLinkProps) {
  const href = useHref(to);
  const changeRoute = useLinkClickHandler(to);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const { pathname, hash } = event.currentTarget;
    const staysHere = pathname === window.location.pathname;
    changeRoute(event);
    if (staysHere && event.defaultPrevented) showPart(hash);
  }

  return (
    <a {...props} href={href} onClick={follow}>
      {children}
    </a>
  );
}
