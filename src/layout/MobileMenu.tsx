import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { ContactButton } from '../contact/ContactButton';
import { navigation } from '../navigation';
import { useMessage } from '../i18n/useMessage';
import { layout } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { ModalContent } from '../components/ModalContent';
import { BrandLink } from './BrandLink';
import { LanguageLinks } from './LanguageLinks';
import { MobileMenuGroup } from './MobileMenuGroup';
import { NavigationItem } from './NavigationItem';
import { navigationEntry } from './navigationLook';

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  // Else the drawer squeezes it, and what stands out has no room below.
  flexShrink: 0,
  paddingInline: layout.gutter,
  paddingBlockEnd: 32,
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: layout.headerHeight,
});

const Entries = styled('ul')(({ theme }) => ({
  marginBlock: theme.spacing(2, 4),
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
}));

const Entry = styled(NavigationItem)(({ theme }) => ({
  ...navigationEntry(theme),
  display: 'flex',
  minHeight: 64,
  fontSize: '1.5rem',
  paddingInline: 0,
}));

const Languages = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 3),
  marginBlockStart: theme.spacing(3),
}));

const Language = styled(LanguageLinks)(({ theme }) => ({
  ...navigationEntry(theme),
  paddingInline: 0,
  fontWeight: 400,
}));

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  /** Called with the menu's element as it goes. */
  onClosed: (menu: Element) => void;
  /** What opened the menu; the contact dialog that is opened from here gives focus back to it. */
  opener: RefObject<HTMLElement | null>;
}

/** The full-screen menu of narrow screens (spec.md §2), with its own way out and Contact Us. */
export function MobileMenu({ open, onClose, onClosed, opener }: MobileMenuProps) {
  const message = useMessage();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': message('common.menu.label'),
          sx: { width: '100%', backgroundColor: 'background.default' },
        },
      }}
    >
      <ModalContent onClosed={onClosed}>
        <Sheet>
          <Top>
            <BrandLink />
            <IconButton onClick={onClose} aria-label={message('common.menu.close')}>
              <Icon name="close" />
            </IconButton>
          </Top>
          <nav aria-label={message('common.nav.label')}>
            <Entries role="list">
              {navigation.map((entry) => (
                <li key={'title' in entry ? entry.title : entry.person.id}>
                  {'children' in entry ? <MobileMenuGroup group={entry} /> : <Entry link={entry} />}
                </li>
              ))}
            </Entries>
          </nav>
          <ContactButton fullWidth onOpen={onClose} returnTo={opener} />
          <nav aria-label={message('common.language.label')}>
            <Languages role="list">
              <Language />
            </Languages>
          </nav>
        </Sheet>
      </ModalContent>
    </Drawer>
  );
}
