import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import type { RefObject } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { navigation } from '../navigation';
import { isMultilingual } from '../i18n/locales';
import { useMessage } from '../i18n/useMessage';
import { equalColumns } from '../theme/columns';
import { layout, lowScreen, highScreen } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { ModalContent } from '../components/overlay/ModalContent';
import { modalProps, modalTransition } from '../components/overlay/modalProps';
import { BrandLink } from './BrandLink';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { LanguageLinks } from './LanguageLinks';
import { MobileMenuGroup } from './MobileMenuGroup';
import { NavigationItem } from './NavigationItem';

const sheet = {
  minHeight: '100%',
  // If the drawer shrank it, overflowing content would have no space below.
  flexShrink: 0,
  paddingInline: layout.gutter,
  pb: 3,
  [highScreen]: { '--covered-below': '96px' },
} as const;

const entries = {
  mt: 2,
  mb: 3,
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** The same columns as the links of an open group. */
const languages = {
  display: 'grid',
  gridTemplateColumns: equalColumns(2),
  columnGap: 0.5,
  mb: 1.5,
} as const;

/** A bar at the foot of the screen, from edge to edge. */
const foot = {
  position: 'sticky',
  bottom: 0,
  mt: 'auto',
  pt: 2,
  mb: -3,
  pb: 3,
  mx: `calc(-1 * ${layout.gutter})`,
  px: layout.gutter,
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.raised',
  '--covered-below': '8px',
  [lowScreen]: { position: 'static' },
} as const;

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  /** The button of the menu. The contact dialog returns the focus to it if the visitor opens the dialog here. */
  opener: RefObject<HTMLElement | null>;
}

/** The full-screen menu of narrow screens, with a button to close it and Contact Us. */
export function MobileMenu({ open, onClose, opener }: MobileMenuProps) {
  const message = useMessage();
  return (
    <Drawer
      {...modalProps}
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        transition: modalTransition,
        paper: {
          'aria-label': message('common.menu.label'),
          sx: { width: '100%', backgroundColor: 'background.default' },
        },
      }}
    >
      <ModalContent open={open}>
        <Stack sx={sheet}>
          <Toolbar>
            <BrandLink />
            <ColorSchemeSwitch />
            <IconButton onClick={onClose} aria-label={message('common.menu.close')}>
              <Icon name="close" />
            </IconButton>
          </Toolbar>
          <nav aria-label={message('common.nav.label')}>
            <Box component="ul" role="list" sx={entries}>
              {navigation.map((entry) => (
                <Box
                  component="li"
                  key={'title' in entry ? entry.title : entry.person.id}
                  sx={{ borderTop: '1px solid', borderColor: 'divider' }}
                >
                  {'children' in entry ? (
                    <MobileMenuGroup group={entry} />
                  ) : (
                    <NavigationItem link={entry} look="menu" />
                  )}
                </Box>
              ))}
            </Box>
          </nav>
          {isMultilingual && (
            <nav aria-label={message('common.language.label')}>
              <Box component="ul" role="list" sx={languages}>
                <LanguageLinks look="menuLanguage" />
              </Box>
            </nav>
          )}
          <Box sx={foot}>
            <ContactButton fullWidth onOpen={onClose} returnTo={opener} />
          </Box>
        </Stack>
      </ModalContent>
    </Drawer>
  );
}
