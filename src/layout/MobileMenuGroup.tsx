import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationGroup } from '../navigation';
import { Message } from '../i18n/Message';
import { motion } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { NavigationItem } from './NavigationItem';
import { navigationEntry } from './navigationLook';

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
}));

const SubEntries = styled('ul')({ paddingBlockEnd: '16px !important' });

/** A group of the full-screen menu: closed at first, opened and closed by its title. */
export function MobileMenuGroup({ group }: { group: NavigationGroup }) {
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
        <Icon name="chevron-down" size={24} />
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
