import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Message } from '../i18n/Message';
import { Icon } from './art/Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps extends Omit<LinkProps, 'rel' | 'target'> {
  href: string;
}

/** A link that leaves the site: in a new tab, without a way back into this one, and it says so. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  return (
    <MuiLink target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <Icon name="ui-arrow-up-right" size={14} />
      <VisuallyHidden>
        <Message id="common.opensInNewTab" />
      </VisuallyHidden>
    </MuiLink>
  );
}
