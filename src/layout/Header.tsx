import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { forcedEdge, lowScreen } from '../theme/measures';
import { ContactButton } from '../contact/ContactButton';
import { BrandLink } from './BrandLink';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { DesktopNavigation } from './DesktopNavigation';
import { LanguageMenu } from './LanguageMenu';
import { MenuToggle } from './MenuToggle';

const look = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  borderBottom: forcedEdge,
  bgcolor: 'background.default',
  viewTransitionName: 'header',
  [lowScreen]: { position: 'relative' },
} as const;

/** The sticky header of every page: logo, menu, language, color scheme, Contact Us. */
export function Header() {
  return (
    <Box component="header" sx={look}>
      <Container>
        <Toolbar>
          <BrandLink />
          <Box sx={{ display: { xs: 'none', wideHeader: 'contents' } }}>
            <DesktopNavigation />
            <LanguageMenu />
          </Box>
          <ColorSchemeSwitch />
          <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
            <ContactButton size="small" />
          </Box>
          <MenuToggle />
        </Toolbar>
      </Container>
    </Box>
  );
}
