import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { ContactButton } from '../contact/ContactButton';
import { isMultilingual } from '../i18n/locales';
import { BrandLink } from './BrandLink';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { wideHeader } from '../navigation';
import { DesktopNavigation } from './DesktopNavigation';
import { LanguageMenu } from './LanguageMenu';
import { MenuToggle } from './MenuToggle';

/** The sticky header of every page: logo, menu, language, color scheme, Contact Us. */
export function Header() {
  return (
    <AppBar component="header">
      <Container>
        <Toolbar>
          <BrandLink />
          <Box sx={({ breakpoints }) => ({ display: 'none', [breakpoints.up(wideHeader)]: { display: 'contents' } })}>
            <DesktopNavigation />
            {isMultilingual && <LanguageMenu />}
          </Box>
          <ColorSchemeSwitch />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <ContactButton size="small" />
          </Box>
          <MenuToggle />
        </Toolbar>
      </Container>
    </AppBar>
  );
}
