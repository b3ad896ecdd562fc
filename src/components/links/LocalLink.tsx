import { StyledLink, type StyledLinkProps } from './StyledLink';
import { usePrefetch } from './PrefetchContext';
import { RouterLink } from './RouterLink';
import type { Path } from '../../paths';

export type LocalTarget = Path | `${Path}#${string}`;

interface LocalLinkProps extends Omit<StyledLinkProps, 'component' | 'href'> {
  to: LocalTarget;
}

/** A link to a page of this site, in the visitor's language; what that page needs is prefetched on hover, focus or touch. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const intent = usePrefetch(to);
  return <StyledLink component={RouterLink} to={to} {...intent} {...props} />;
}
