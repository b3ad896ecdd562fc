import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import type { NavigationLink } from '../navigation';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/links/ExternalLink';
import { LocalLink } from '../components/links/LocalLink';
import type { LinkLook } from '../theme/linkLooks';

interface NavigationItemProps {
  link: NavigationLink;
  look: LinkLook;
  /** Before the link's words. */
  children?: ReactNode;
}

/** A link of a menu or the footer; a link to the current page has `aria-current`. */
export function NavigationItem({ link, look, children }: NavigationItemProps) {
  const { pathname } = useLocation();
  const isCurrent = 'path' in link && link.path === pathname;
  // A change of page renders only the two links whose state changes, not all links of header and footer.
  return useMemo(() => {
    const words = (
      <>
        {children}
        <span>{'person' in link ? link.person.name : <Message id={link.title} />}</span>
      </>
    );
    if ('path' in link) {
      return (
        <LocalLink to={link.path} look={look} {...(isCurrent && { 'aria-current': 'page' })}>
          {words}
        </LocalLink>
      );
    }
    return (
      <ExternalLink href={'person' in link ? link.person.profile : company.links[link.external]} look={look}>
        {words}
      </ExternalLink>
    );
  }, [link, look, isCurrent, children]);
}
