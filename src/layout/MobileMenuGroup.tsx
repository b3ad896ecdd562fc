import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationGroup } from '../navigation';
import { Message } from '../i18n/Message';
import { motion } from '../theme/measures';
import { Icon } from '../components/art/Icon';
import { MenuGlyph } from './MenuGlyph';
import { NavigationItem } from './NavigationItem';

const toggleLook = {
  justifyContent: 'space-between',
  width: '100%',
  '& svg': { transition: `transform ${motion.menu}ms ${motion.enter}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
} as const;

/** Twice as strong, as the global style of lists has no padding; two columns where the words fit in one line each, below their glyphs. */
const look = {
  '&&': { pb: 2 },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  columnGap: 1.5,
  alignItems: 'start',
  '&[hidden]': { display: 'none' },
  '& svg:first-of-type': { display: 'block', mb: 0.75 },
} as const;

/** A group of the full-screen menu: closed at first, opened and closed by its title. */
export function MobileMenuGroup({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="menu"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-active={group.children.some((link) => 'path' in link && link.path === pathname)}
        onClick={() => {
          setOpen(!isOpen);
        }}
        sx={toggleLook}
      >
        <Message id={group.title} />
        <Icon name="chevron-down" size={24} />
      </Link>
      <Box component="ul" id={panelId} role="list" hidden={!isOpen} sx={look}>
        {group.children.map((link) => (
          <li key={'title' in link ? link.title : link.person.id}>
            <NavigationItem link={link} variant="submenu">
              <MenuGlyph link={link} />
            </NavigationItem>
          </li>
        ))}
      </Box>
    </>
  );
}
