import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import { ContactButton } from '../contact/ContactButton';
import { layout } from '../theme/measures';
import { BrandLink } from './BrandLink';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { DesktopNavigation } from './DesktopNavigation';
import { LanguageMenu } from './LanguageMenu';
import { MenuToggle } from './MenuToggle';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: layout.headerHeight,
  width: '100%',
  maxWidth: `calc(${layout.container} + 2 * ${layout.gutter})`,
  marginInline: 'auto',
  paddingInline: layout.gutter,
  [theme.breakpoints.up('md')]: { gap: theme.spacing(2) },
}));

const Push = styled('div')({ marginInlineStart: 'auto' });

const FromSmall = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'block' },
}));

/** The sticky header of every page: logo, menu, color scheme, Contact Us. */
export function Header() {
  return (
    <AppBar component="header">
      <Bar>
        <BrandLink />
        <Push />
        <DesktopNavigation />
        <LanguageMenu />
        <ColorSchemeSwitch />
        <FromSmall>
          <ContactButton size="small" />
        </FromSmall>
        <MenuToggle />
      </Bar>
    </AppBar>
  );
}
