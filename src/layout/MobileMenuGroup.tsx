import Box from '@mui/material/Box';
import { currentPage } from '../theme/linkLooks';
import { StyledLink } from '../components/links/StyledLink';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationGroup } from '../navigation';
import { Message } from '../i18n/Message';
import { MenuGlyph } from './MenuGlyph';
import { NavigationItem } from './NavigationItem';
import { TurningIcon } from './TurningIcon';

/** A block as in an accordion's heading: it makes half a turn, and is filled while the group is open. */
const block = { p: 1, borderStartEndRadius: '50%', color: 'primary.main', bgcolor: 'primary.light' } as const;
const filledBlock = { ...block, color: 'primary.contrastText', bgcolor: 'primary.main' } as const;

/** Two columns on a phone. */
const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))', columnGap: 0.5, pb: 1.5 };

/** A group of the full-screen menu. Its title opens and closes it. */
export function MobileMenuGroup({ group }: { group: NavigationGroup }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const active = group.children.some((link) => 'path' in link && link.path === pathname);
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
        sx={[{ justifyContent: 'space-between', width: '100%' }, active && currentPage]}
      >
        <Message id={group.title} />
        <TurningIcon name="chevron-down" size={40} isTurned={isOpen} sx={isOpen ? filledBlock : block} />
      </StyledLink>
      <Box component="ul" id={panelId} role="list" sx={{ ...columns, display: isOpen ? 'grid' : 'none' }}>
        {isOpen &&
          group.children.map((link) => (
            <li key={'title' in link ? link.title : link.person.id}>
              <NavigationItem link={link} look="submenu">
                <MenuGlyph link={link} isSmall />
              </NavigationItem>
            </li>
          ))}
      </Box>
    </>
  );
}
