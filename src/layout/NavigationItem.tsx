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
  if ('person' in link) {
    return (
      <ExternalLink href={link.person.profile} {...props}>
        {children}
        <span>{link.person.name}</span>
      </ExternalLink>
    );
  }
  if ('external' in link) {
    return (
      <ExternalLink href={company.links[link.external]} {...props}>
        {children}
        <span>
          <Message id={link.title} />
        </span>
      </ExternalLink>
    );
  }
  return (
    <LocalLink to={link.path} {...(pathname === link.path && { 'aria-current': 'page' })} {...props}>
      {children}
      <span>
        <Message id={link.title} />
      </span>
    </LocalLink>
  );
}
