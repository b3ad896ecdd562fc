import MuiLink, { type LinkProps } from '@mui/material/Link';
import { RouterLink } from './RouterLink';

interface FragmentLinkProps extends Omit<LinkProps, 'component' | 'href'> {
  /** The id of an element on this page. */
  to: string;
}

/** A link to a place on the same page. */
export function FragmentLink({ to, ...props }: FragmentLinkProps) {
  return <MuiLink component={RouterLink} to={{ hash: `#${to}` }} {...props} />;
}
