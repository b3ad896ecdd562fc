import { StyledLink, type StyledLinkProps } from './StyledLink';
import { usePrefetch } from '../../loading/PrefetchContext';
import { RouterLink } from './RouterLink';
import { hasPage, type Path } from '../../paths';

export type LocalTarget = Path | `${Path}#${string}`;

interface LocalLinkProps extends Omit<StyledLinkProps, 'component' | 'href'> {
  to: LocalTarget;
}

/** A link to a page of this site, in the visitor's language. Hover, focus or touch prefetches the page. If the page is switched off, nothing is rendered. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const intent = usePrefetch(to);
  if (!hasPage(to)) return null;
  return <StyledLink component={RouterLink} to={to} {...intent} {...props} />;
}
