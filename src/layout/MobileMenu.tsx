import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactButton } from '../contact/ContactButton';
import { navigation, type NavigationGroup } from '../content/navigation';
import { Message } from '../i18n/Message';
import { useMessage } from '../i18n/useMessage';
import { layout, motion } from '../theme/measures';
import { Icon } from '../ui/art/Icon';
import { BrandLink } from './BrandLink';
import { NavigationItem } from './NavigationItem';
import { navigationEntry } from './navigationLook';

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
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

const SubEntry = styled(NavigationItem)(({ theme }) => ({
  ...navigationEntry(theme),
  display: 'flex',
  minHeight: 48,
  fontSize: '1.0625rem',
  fontWeight: 400,
  paddingInline: 0,
}));

const Toggle = styled('button')(({ theme }) => ({
  ...navigationEntry(theme),
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 64,
  fontSize: '1.5rem',
  paddingInline: 0,
  '& svg': { transition: `transform ${motion.menu}ms ${motion.enter}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));

const SubEntries = styled('ul')({ paddingBlockEnd: '16px !important' });

function MenuGroup({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-active={group.children.some((link) => 'path' in link && link.path === pathname)}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <Message id={group.title} />
        <Icon name="ui-chevron-down" size={24} />
      </Toggle>
      <SubEntries id={panelId} role="list" hidden={!isOpen}>
        {group.children.map((link) => (
          <li key={'title' in link ? link.title : link.person.id}>
            <SubEntry link={link} />
          </li>
        ))}
      </SubEntries>
    </>
  );
}

/** The full-screen menu of narrow screens (spec.md §2), with its own way out and Contact Us. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const message = useMessage();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          'aria-label': message('common.menu.label'),
          sx: { width: '100%', backgroundColor: 'background.default' },
        },
      }}
    >
      <Sheet>
        <Top>
          <BrandLink />
          <IconButton onClick={onClose} aria-label={message('common.menu.close')}>
            <Icon name="ui-close" />
          </IconButton>
        </Top>
        <nav aria-label={message('common.nav.label')}>
          <Entries role="list">
            {navigation.map((entry) => (
              <li key={'title' in entry ? entry.title : entry.person.id}>
                {'children' in entry ? <MenuGroup group={entry} /> : <Entry link={entry} />}
              </li>
            ))}
          </Entries>
        </nav>
        <ContactButton fullWidth onOpen={onClose} />
      </Sheet>
    </Drawer>
  );
}
