import { StyledLink, type StyledLinkProps } from './StyledLink';
import { useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink';
import { useAfterHydration } from '../../hydration/useHydrated';

interface FragmentLinkProps extends Omit<StyledLinkProps, 'component' | 'href'> {
  /** The id of an element on this page. */
  to: string;
}

/** A link to a place on the same page. It keeps the query of the address, which prerendered HTML cannot know. */
export function FragmentLink({ to, ...props }: FragmentLinkProps) {
  const { search } = useLocation();
  return (
    <StyledLink component={RouterLink} to={{ search: useAfterHydration(search, ''), hash: `#${to}` }} {...props} />
  );
}
