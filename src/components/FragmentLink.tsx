import MuiLink, { type LinkProps } from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink';
import { useHydrated } from './useHydrated';

interface FragmentLinkProps extends Omit<LinkProps, 'component' | 'href'> {
  /** The id of an element on this page. */
  to: string;
}

/** A link to a place on the same page, as it is shown. */
export function FragmentLink({ to, ...props }: FragmentLinkProps) {
  const { search } = useLocation();
  return <MuiLink component={RouterLink} to={{ search: useHydrated() ? search : '', hash: `#${to}` }} {...props} />;
}
