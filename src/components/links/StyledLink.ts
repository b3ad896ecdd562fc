import MuiLink, { type LinkProps, type LinkTypeMap } from '@mui/material/Link';
import type { OverridableComponent } from '@mui/material/OverridableComponent';
import { styled } from '@mui/material/styles';
import { type LinkLook, linkLooks } from '../../theme/linkLooks';

interface LookProps {
  look?: LinkLook;
}

export type StyledLinkProps = LinkProps & LookProps;

/** Material UI's Link with the looks of the theme. Its own `variant` is a variant of text. */
export const StyledLink = styled(MuiLink, {
  shouldForwardProp: (name) => name !== 'look' && name !== 'sx',
})<LookProps>(({ theme, look }) => look && linkLooks[look](theme)) as OverridableComponent<LinkTypeMap<LookProps>>;
