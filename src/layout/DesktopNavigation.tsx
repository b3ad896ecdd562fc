import { styled } from '@mui/material/styles';
import { navigation } from '../navigation';
import { useMessage } from '../i18n/useMessage';
import { NavigationItem } from './NavigationItem';
import { navigationEntry } from './navigationLook';
import { NavigationDropdown } from './NavigationDropdown';

const Entries = styled('ul')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));

const Nav = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Entry = styled(NavigationItem)(({ theme }) => navigationEntry(theme));

/** The header's menu on wide screens. */
export function DesktopNavigation() {
  const message = useMessage();
  return (
    <Nav aria-label={message('common.nav.label')}>
      <Entries role="list">
        {navigation.map((entry) => (
          <li key={'title' in entry ? entry.title : entry.person.id}>
            {'children' in entry ? <NavigationDropdown group={entry} /> : <Entry link={entry} />}
          </li>
        ))}
      </Entries>
    </Nav>
  );
}
