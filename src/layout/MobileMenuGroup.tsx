import Box from '@mui/material/Box';
import { currentPage } from '../theme/linkLooks';
import { StyledLink } from '../components/links/StyledLink';
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
  // As in an accordion's heading: a block that makes half a turn, and is filled while the group is open.
  '& svg': {
    width: 40,
    height: 40,
    p: 1,
    borderStartEndRadius: '50%',
    color: 'primary.main',
    bgcolor: 'primary.light',
    transition: `transform ${motion.menu}ms ${motion.enter}`,
  },
  '&[aria-expanded="true"] svg': {
    transform: 'rotate(180deg)',
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
} as const;

/** Twice as strong, as the global style of lists has no padding; two columns on a phone, each link next to its glyph. */
const look = {
  '&&': { pb: 1.5 },
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  columnGap: 0.5,
  '&[hidden]': { display: 'none' },
  '& a': {
    position: 'relative',
    alignContent: 'center',
    minHeight: 52,
    paddingBlock: 0.5,
    paddingInlineStart: '43px',
    fontSize: '0.9375rem',
  },
  '& svg:first-of-type': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(50% - 18px)',
    width: 36,
    height: 36,
    p: 1,
  },
} as const;

/** A group of the full-screen menu: closed at first, opened and closed by its title. */
export function MobileMenuGroup({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <StyledLink
        component="button"
        type="button"
        look="menu"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          setOpen(!isOpen);
        }}
        sx={[toggleLook, group.children.some((link) => 'path' in link && link.path === pathname) && currentPage]}
      >
        <Message id={group.title} />
        <Icon name="chevron-down" size={24} />
      </StyledLink>
      <Box component="ul" id={panelId} role="list" hidden={!isOpen} sx={look}>
        {group.children.map((link) => (
          <li key={'title' in link ? link.title : link.person.id}>
            <NavigationItem link={link} look="submenu">
              <MenuGlyph link={link} />
            </NavigationItem>
          </li>
        ))}
      </Box>
    </>
  );
}
