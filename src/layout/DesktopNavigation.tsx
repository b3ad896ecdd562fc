import Stack from '@mui/material/Stack';
import { navigation } from '../navigation';
import { useMessage } from '../i18n/useMessage';
import { NavigationDropdown } from './NavigationDropdown';
import { NavigationItem } from './NavigationItem';

/** The header's menu on wide screens. */
export function DesktopNavigation() {
  const message = useMessage();
  return (
    <nav aria-label={message('common.nav.label')}>
      <Stack component="ul" role="list" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
        {navigation.map((entry) => (
          <li key={'title' in entry ? entry.title : entry.person.id}>
            {'children' in entry ? (
              <NavigationDropdown group={entry} />
            ) : (
              <NavigationItem link={entry} look="navigation" />
            )}
          </li>
        ))}
      </Stack>
    </nav>
  );
}
