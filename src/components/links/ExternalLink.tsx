import { styled } from '@mui/material/styles';
import { Message } from '../../i18n/Message';
import { Icon } from '../art/Icon';
import { VisuallyHidden } from '../screenReader/VisuallyHidden';
import { StyledLink, type StyledLinkProps } from './StyledLink';

const Arrow = styled(Icon)({ width: '0.7em', height: '0.7em', marginInlineStart: '0.3em', verticalAlign: 'baseline' });

/** The arrow is in the padding at the end of the last line, so it never wraps to the next line. */
const ArrowAtEnd = styled(Arrow)({ position: 'absolute', marginBlockStart: 'calc((1lh - 0.7em) / 2)' });

interface ExternalLinkProps extends Omit<StyledLinkProps, 'rel' | 'target'> {
  href: string;
}

/** A link to another site. It opens in a new tab, which cannot access this one, and screen readers announce this. */
export function ExternalLink({ children, ...props }: ExternalLinkProps) {
  const Away = props.look === 'submenu' || props.look === 'footer' ? ArrowAtEnd : Arrow;
  return (
    <StyledLink target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <Away name="arrow-up-right" />
      <VisuallyHidden>
        {' '}
        <Message id="common.opensInNewTab" />
      </VisuallyHidden>
    </StyledLink>
  );
}
