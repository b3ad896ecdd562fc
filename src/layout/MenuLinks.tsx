import Box from '@mui/material/Box';
import { navigation } from '../navigation';
import { useMessage } from '../i18n/useMessage';
import { layout, overPage } from '../theme/measures';
import { NavigationItem } from './NavigationItem';

export const menuLinksId = 'menu-links';

/** Below the header, from edge to edge. */
const look = {
  insetBlock: `${layout.headerHeight} auto`,
  width: '100%',
  maxHeight: `calc(100% - ${layout.headerHeight})`,
  border: 0,
  py: 2,
  px: `calc(${layout.gutter} - 10px)`,
  color: 'inherit',
  bgcolor: 'background.raised',
  boxShadow: overPage,
} as const;

/** The links of the menu of narrow screens; without script, the menu's button shows them. */
export function MenuLinks() {
  const message = useMessage();
  return (
    <Box component="nav" popover="auto" id={menuLinksId} aria-label={message('common.menu.label')} sx={look}>
      <ul role="list">
        {navigation
          .flatMap((entry) => ('children' in entry ? entry.children : [entry]))
          .map((link) => (
            <li key={'title' in link ? link.title : link.person.id}>
              <NavigationItem link={link} look="dropdown" />
            </li>
          ))}
      </ul>
    </Box>
  );
}
