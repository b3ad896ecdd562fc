import type { ComponentPropsWithRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  to: To;
}

/** A link that changes the route, made from React Router's hooks: its `Link` would bring the prefetching of its framework mode along, unused here. */
export function RouterLink({ to, onClick, children, ...props }: RouterLinkProps) {
  const href = useHref(to);
  const changeRoute = useLinkClickHandler(to);
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) changeRoute(event);
      }}
    >
      {children}
    </a>
  );
}
