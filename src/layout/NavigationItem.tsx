import type { StyledLinkProps } from '../components/links/StyledLink';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import type { NavigationLink } from '../navigation';
import { Message } from '../i18n/Message';
import { ExternalLink } from '../components/links/ExternalLink';
import { LocalLink } from '../components/links/LocalLink';

interface NavigationItemProps extends Pick<StyledLinkProps, 'look'> {
  link: NavigationLink;
  /** Before its words. */
  children?: ReactNode;
}

/** One link of a menu or the footer; the current page's says so. */
export function NavigationItem({ link, children, ...props }: NavigationItemProps) {
  const { pathname } = useLocation();
  const words = (
    <>
      {children}
      <span>{'person' in link ? link.person.name : <Message id={link.title} />}</span>
    </>
  );
  if ('path' in link) {
    return (
      <LocalLink to={link.path} {...(pathname === link.path && { 'aria-current': 'page' })} {...props}>
        {words}
      </LocalLink>
    );
  }
  return (
    <ExternalLink href={'person' in link ? link.person.profile : company.links[link.external]} {...props}>
      {words}
    </ExternalLink>
  );
}
